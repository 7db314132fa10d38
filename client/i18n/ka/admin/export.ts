import type { AdminDictionary } from '../../en-admin.ts'

export const exportTexts: AdminDictionary['export'] = {
  start: 'CSV-ის ჩამოტვირთვა',
  cancel: 'გაუქმება',
  retry: 'სცადე თავიდან',
  running: 'ჩამოტვირთვა',
  preparing: 'მზადდება…',
  progress: '{{rows, number}}, სულ {{total, number}}',
  done_one: 'ჩამოიტვირთა 1 ჩანაწერი',
  done_other: 'ჩამოიტვირთა {{count, number}} ჩანაწერი',
  brokeOff: 'ჩამოტვირთვა შეწყდა. შეამოწმე ინტერნეტკავშირი და სცადე თავიდან.',
  refused: 'ვერ ჩამოიტვირთა. {{reason}}',
  donationsTo: 'შემოწირულობები – {{title}}',
  subscribersOf: 'მონაწილეები – {{title}}',
  tables: {
    projects: 'პროექტები',
    donations: 'შემოწირულობები',
    events: 'ღონისძიებები',
    ledger: 'შემოწირულობების სია',
    donors: 'შემომწირველები',
    accounts: 'შემოწირულობები ბუღალტრისთვის',
    subscribers: 'მონაწილეები და გამომწერები',
    newsletter: 'სიახლეების მკითხველები',
    messages: 'წერილები',
    trail: 'ცვლილებების ჟურნალი',
  },
}
