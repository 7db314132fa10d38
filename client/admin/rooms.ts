import { namesOf } from '../../schema/model.ts'
import { type LoadPage, lazyPage } from '../lib/lazy-page.tsx'
import { type AdminAddress, type AdminRoomName, previewAddresses, roomAddresses } from './room-addresses.ts'

/** A page of the admin area, for whoever has the permission. */
interface AdminRoute extends AdminAddress {
  lazy: ReturnType<typeof lazyPage>
}

const projectPage: LoadPage = () => import('./projects/project-page.tsx')
const contactsPage: LoadPage = () => import('./contacts/contacts-page.tsx')
const eventPage: LoadPage = () => import('./events/event-page.tsx')
const issuePage: LoadPage = () => import('./issues/issue-page.tsx')

/** What stands at each address. */
const pages: { [Room in AdminRoomName]: Record<keyof (typeof roomAddresses)[Room], LoadPage> } = {
  start: { list: () => import('./start/start-page.tsx') },
  projects: {
    list: () => import('./projects/projects-page.tsx'),
    create: projectPage,
    edit: projectPage,
    import: () => import('./projects/import-page.tsx'),
  },
  events: {
    list: () => import('./events/events-page.tsx'),
    create: eventPage,
    edit: eventPage,
    import: () => import('./events/import-page.tsx'),
  },
  gallery: { list: () => import('./gallery/gallery-page.tsx') },
  pictures: {
    list: () => import('./pictures/pictures-page.tsx'),
    edit: () => import('./pictures/picture-page.tsx'),
  },
  gifts: {
    list: () => import('./gifts/gifts-page.tsx'),
    add: () => import('./add-gifts/add-gifts-page.tsx'),
    import: () => import('./imports/import-page.tsx'),
    gift: () => import('./gifts/gift-page.tsx'),
  },
  pledges: {
    list: () => import('./pledges/pledges-page.tsx'),
    pledge: () => import('./pledges/pledge-page.tsx'),
  },
  receipts: {
    list: () => import('./receipts/receipts-page.tsx'),
    statements: () => import('./receipts/statements-page.tsx'),
  },
  spendings: { list: () => import('./spendings/spendings-page.tsx') },
  donors: {
    list: () => import('./donors/donors-page.tsx'),
    donor: () => import('./donors/donor-page.tsx'),
    pair: () => import('./donors/donor-pair-page.tsx'),
  },
  contacts: { list: contactsPage, message: contactsPage },
  analytics: { list: () => import('./analytics/analytics-page.tsx') },
  newsletter: { list: () => import('./newsletter/newsletter-page.tsx') },
  issues: {
    list: () => import('./issues/issues-page.tsx'),
    create: issuePage,
    edit: issuePage,
  },
  letters: {
    list: () => import('./letters/letters-page.tsx'),
    examples: () => import('./letters/letter-examples-page.tsx'),
  },
  bin: { list: () => import('./bin/bin-page.tsx') },
  team: { list: () => import('./team/team-page.tsx') },
  privacy: { list: () => import('./privacy/privacy-page.tsx') },
  trail: { list: () => import('./trail/trail-page.tsx') },
  launch: {
    list: () => import('./launch/launch-page.tsx'),
    charity: () => import('./charity/charity-page.tsx'),
  },
}

const routesOf = <Name extends string>(
  addresses: Readonly<Record<Name, AdminAddress>>,
  load: Readonly<Record<Name, LoadPage>>,
): AdminRoute[] => namesOf(addresses).map((name) => ({ ...addresses[name], lazy: lazyPage(load[name]) }))

/** Every page of the rooms of the admin area. */
export const adminRoutes: AdminRoute[] = namesOf(roomAddresses).flatMap((name) =>
  routesOf<string>(roomAddresses[name], pages[name]),
)

/** Records as visitors will see them, on pages of the site. */
export const previews = routesOf(previewAddresses, {
  projects: () => import('./preview/project-preview.tsx'),
  events: () => import('./preview/event-preview.tsx'),
})
