import type { AdminDictionary } from '../../en-admin.ts'

export const picture: AdminDictionary['picture'] = {
  label: 'სურათი',
  hint: 'PNG, JPEG, WebP ან AVIF, არაუმეტეს {{megabytes}} მბ.',
  drop: 'ფაილის აქ გადმოტანაც შეიძლება.',
  choose: 'სურათის არჩევა',
  replace: 'სურათის შეცვლა',
  remove: 'სურათის წაშლა',
  preview: { project: 'ამ პროექტის სურათი', event: 'ამ ღონისძიების სურათი' },
  sending: 'სურათი იტვირთება: {{percent}}%',
  progress: 'სურათის ატვირთვა',
  kept: 'სურათი აიტვირთა.',
  cancel: 'ატვირთვის გაუქმება',
  retry: 'სცადე თავიდან',
  giveUp: 'სურათის გარეშე',
  failed: 'სურათი ვერ აიტვირთა. სცადე თავიდან ან გააგრძელე მის გარეშე.',
  notAPicture: 'ამ ფაილს სურათად ვერ გამოვაჩენთ. აირჩიე PNG, JPEG, WebP ან AVIF ფაილი.',
  tooLarge: 'სურათი {{megabytes}} მბ-ზე დიდია. აირჩიე უფრო პატარა.',
}
