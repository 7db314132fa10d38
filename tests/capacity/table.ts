import { figure, table } from '../bench/report/table.ts'
import { assumed } from './assumed.ts'
import type { Figures } from './figures.ts'
import { type Day, type Needs, needsOf } from './needs.ts'

const million = 1_000_000

const days: readonly Day[] = [1, 100].flatMap((millions) =>
  [false, true].map((isCampaign) => ({ visits: millions * million, isCampaign })),
)

const nameOf = ({ visits, isCampaign }: Day): string =>
  `${visits / million} million${isCampaign ? ', campaign' : ''}`

const percent = (share: number): string => `${figure(share * 100)} %`

const rows: readonly (readonly [name: string, cell: (needs: Needs) => string])[] = [
  ['visits a second', ({ visits }) => figure(visits)],
  ['requests a second', ({ requests }) => figure(requests)],
  ['gifts a second', ({ gifts }) => figure(gifts)],
  ['processors of gateways', ({ cores }) => figure(cores.gateways)],
  ['of HAProxy', ({ cores }) => figure(cores.proxy)],
  ['of PgBouncer', ({ cores }) => figure(cores.pooler)],
  ['of the primary', ({ cores }) => figure(cores.primary)],
  ['of replicas', ({ cores }) => figure(cores.replicas)],
  ['**gateways**', ({ gateways }) => String(gateways)],
  ['**replicas**', ({ replicas }) => String(replicas)],
  ['**primary**: of what one machine may do', ({ shareOfPrimary }) => percent(shareOfPrimary)],
  ['one project: of the gifts it was seen to take', ({ shareOfOneProject }) => percent(shareOfOneProject)],
]

/** What each day needs, as the page shows it. */
export const tableOfNeeds = (figures: Figures): string => {
  const all = days.map((day) => needsOf(figures, day))
  return table(
    ['visits a day', ...days.map(nameOf)],
    rows.map(([name, cell]) => [name, ...all.map(cell)]),
  )
}

const counted = (value: number): string => value.toLocaleString('en-US')

const share = (value: number): string => `${figure(value * 100)} of 100`

/** What is taken for granted, each in a line. */
export const listOfAssumptions = (): string =>
  [
    `A visit: a document, ${counted(assumed.queriesOfVisit)} queries for what its other pages show, ${counted(assumed.filesOfVisit)} files (about twelve belong to a first visit; who comes again has them).`,
    `${share(assumed.signInsOfVisit)} visitors sign in, ${share(assumed.lettersOfVisit)} write a letter, ${share(assumed.giftsOfVisit)} give.`,
    `The busiest hour has ${share(assumed.shareOfBusiestHour)} visits of its day, and its worst second ${assumed.worstSecond} times its average.`,
    `A campaign: ${counted(assumed.giftsOfCampaign)} gifts in that very hour, ${assumed.visitsOfGift} more visits for each, ${share(assumed.shareOfOneProject)} to one project, its worst second the same.`,
    `A gift through a bank is written ${assumed.writesOfGift} times: its order, the bank's answer, the entry. Each of them counts as a whole recorded gift.`,
    `${counted(assumed.hotAddresses)} pages and queries are asked for in every second, and made anew after each gift; each counts as the dearest page.`,
    `No processor is busier than ${share(assumed.mostBusy)}, so that nobody waits for another and a machine may be lost. A gateway has one, a machine for databases ${assumed.coresOfDatabase}.`,
  ]
    .map((line) => `- ${line}`)
    .join('\n')
