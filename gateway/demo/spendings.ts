import type { Localized } from '../../schema/model.ts'

interface DemoSpending {
  /** The English title of what it was paid for; null for the charity as a whole. */
  project: string | null
  purpose: Localized
  amount: number
  spentOn: string
}

const winter = 'A warm winter for forty dogs in Gori'
const clinic = 'A mobile clinic for Kakheti'
const tags = 'Ear tags and vaccines, spring round'
const fence = 'A fence for the Rustavi yard'

/** What was paid of what the demo was given, oldest first. */
export const demoSpendings: readonly DemoSpending[] = [
  {
    project: null,
    purpose: { en: 'The fee of the bank, six months', ka: 'ბანკის საკომისიო, ექვსი თვის' },
    amount: 36,
    spentOn: '2026-06-30',
  },
  {
    project: clinic,
    purpose: { en: 'A second-hand van', ka: 'ნახმარი მიკროავტობუსი' },
    amount: 14_800,
    spentOn: '2026-07-08',
  },
  {
    project: tags,
    purpose: { en: 'Ear tags, two hundred', ka: 'ყურის საჭდეები, ორასი ცალი' },
    amount: 640,
    spentOn: '2026-07-28',
  },
  {
    project: clinic,
    purpose: { en: 'Operating table and lamp for the van', ka: 'მიკროავტობუსის საოპერაციო მაგიდა და ლამპა' },
    amount: 3_980,
    spentOn: '2026-09-02',
  },
  {
    project: clinic,
    purpose: { en: 'Fuel for September', ka: 'სექტემბრის საწვავი' },
    amount: 412.35,
    spentOn: '2026-09-30',
  },
  {
    project: tags,
    purpose: { en: 'Rabies vaccine, two hundred doses', ka: 'ცოფის ვაქცინა, ორასი დოზა' },
    amount: 1_625.5,
    spentOn: '2026-10-06',
  },
  {
    project: winter,
    purpose: { en: 'Insulated kennels, twelve', ka: 'დათბუნებული სახლუკები, თორმეტი ცალი' },
    amount: 1_800,
    spentOn: '2026-10-21',
  },
  {
    project: fence,
    purpose: { en: 'Wire mesh, sixty metres', ka: 'მავთულბადე, სამოცი მეტრი' },
    amount: 870,
    spentOn: '2026-11-04',
  },
  {
    project: winter,
    purpose: { en: 'Straw, forty bales', ka: 'ნამჯა, ორმოცი შეკვრა' },
    amount: 880,
    spentOn: '2026-11-09',
  },
  {
    project: clinic,
    purpose: { en: 'Medicine for November', ka: 'ნოემბრის მედიკამენტები' },
    amount: 1_187.2,
    spentOn: '2026-11-13',
  },
  {
    project: null,
    purpose: { en: 'The address of the site for a year', ka: 'საიტის მისამართი ერთი წლით' },
    amount: 45,
    spentOn: '2026-11-16',
  },
]
