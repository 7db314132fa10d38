import type { AdminDictionary } from '../../en-admin.ts'

export const importTexts: AdminDictionary['import'] = {
  open: 'იმპორტი',
  openNamed: 'იმპორტი: {{what}}',
  hint: 'ჩამოტვირთე სია, შეცვალე ცხრილების პროგრამაში, შეინახე CSV-ად და აირჩიე აქ. სტრიქონი, რომელსაც იდენტიფიკატორი აქვს, იმ ჩანაწერს შეცვლის; რომელსაც არა აქვს, ახალ ჩანაწერს შექმნის. ჯერ ნახავ, რა შეიცვლება, და მხოლოდ მერე ჩაიწერება.',
  choose: 'აირჩიე CSV ფაილი',
  chooseAnother: 'აირჩიე სხვა ფაილი',
  looking: 'ფაილი მოწმდება…',
  faults: {
    tooLarge: 'ფაილი 2 მბ-ზე დიდია. ორად გაყავი.',
    unreadable: 'ფაილი ვერ წავიკითხეთ. აირჩიე თავიდან.',
  },
  file: 'ფაილი',
  atLine: 'სტრიქონი {{line}}',
  atCell: 'სტრიქონი {{line}}, სვეტი {{column}}',
  summary: 'ახალი: {{created, number}}, შეცვლილი: {{changed, number}}',
  nothing: 'საიმპორტო არაფერია',
  rest: 'უცვლელია: {{unchanged, number}}. ვერ ჩაიწერება: {{refused, number}}.',
  whoSeesNew:
    'ახალი ჩანაწერი მონახაზი იქნება, თუ სვეტი „{{label}}“ ცარიელია. თუ ფაილში ეს სვეტი საერთოდ არ არის, ახალ ჩანაწერს მაშინვე ყველა დაინახავს.',
  allOrNothing:
    'სანამ ერთი სტრიქონი მაინც შესასწორებელია, არაფერი ჩაიწერება. შეასწორე ცხრილში და ფაილი თავიდან აირჩიე.',
  notTaken_one:
    '„{{label}}“ თავისით დგება და ფაილიდან არ აიღება: ერთ სტრიქონში სხვა რამ წერია, მაგრამ უცვლელად დარჩება.',
  notTaken_other:
    '„{{label}}“ თავისით დგება და ფაილიდან არ აიღება: {{count, number}} სტრიქონში სხვა რამ წერია, მაგრამ უცვლელად დარჩება.',
  rows: 'ფაილის სტრიქონები',
  columns: { record: 'ჩანაწერი', line: 'სტრიქონი', outcome: 'რა მოხდება', details: 'დაწვრილებით' },
  outcomes: { new: 'ახალი', changed: 'იცვლება', unchanged: 'უცვლელია', refused: 'შესასწორებელია' },
  inLanguage: '{{label}}, {{language}}',
  languages: { en: 'ინგლისური', ka: 'ქართული' },
  becomes: 'გახდება',
  empty: 'ცარიელი',
  untitled: 'უსათაურო',
  write_one: 'ერთი ჩანაწერის იმპორტი',
  write_other: '{{count, number}} ჩანაწერის იმპორტი',
  writing_one: 'მიმდინარეობს ერთი ჩანაწერის იმპორტი…',
  writing_other: 'მიმდინარეობს {{count, number}} ჩანაწერის იმპორტი…',
  done: 'იმპორტი დასრულდა. ახალი: {{created, number}}, შეცვლილი: {{changed, number}}',
}
