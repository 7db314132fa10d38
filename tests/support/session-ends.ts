import type { Page } from '@playwright/test'
import { sessionKey } from './browser.ts'
import { donationForm, newDonor, openDonationForm } from './donation-form.ts'
import { projectCalled, projectForm, uniqueTitle } from './project-form.ts'
import { asAdmin } from './records.ts'

const leadsBack = 'Sign in again, and you will be back where you were.'

/** What a person is told whose session has ended. */
export const said = {
  ended: `Your session has ended. ${leadsBack}`,
  signedOut: `No user token found: you were signed out, perhaps in another tab. ${leadsBack}`,
  isKept: 'What you typed is waiting for you there.',
  restored: 'What you had typed here is back.',
}

type Gateway = Parameters<typeof asAdmin>[0]

/** Where the page to sign in says why one is there. The page before it stays until its code has come. */
export const why = (page: Page) =>
  page
    .getByRole('main')
    .filter({ has: page.getByRole('heading', { level: 1, name: /^(sign in|შესვლა)$/i }) })
    .getByRole('status')

export const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** What this tab keeps of what somebody has typed. */
export const keptInTab = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('drafts'))

export const projectsLike = async (gateway: Gateway, title: string): Promise<unknown[]> => {
  const path = `/api/projects?search=${encodeURIComponent(title)}`
  return (await asAdmin<{ projects: unknown[] }>(gateway, path)).projects
}

const editPath = (id: string): string => `/admin/projects/edit/${id}`

type ProjectGateway = Gateway & { createProject: (project: Record<string, unknown>) => Promise<string> }

/** Opens the form of a project of its own and types another goal into it. */
export const typeGoal = async (page: Page, gateway: ProjectGateway, goal: string) => {
  const form = projectForm(page)
  const id = await gateway.createProject(projectCalled(uniqueTitle('Ended')))
  await page.goto(editPath(id))
  await form.goal.fill(goal)
  return { form, path: editPath(id) }
}

/** Opens the form of a new project and fills in what it must have. */
export const typeNewProject = async (page: Page, title: string) => {
  const form = projectForm(page)
  await page.goto('/admin/projects/create')
  await form.english.title.fill(title)
  await form.english.description.fill('Straw for the kennels.')
  await form.goal.fill('500')
  return form
}

/** Opens the form of a gift to a project of its own and fills in what it must have. */
export const typeGift = async (page: Page, gateway: ProjectGateway) => {
  const form = donationForm(page)
  const title = uniqueTitle('Given for')
  await gateway.createProject(projectCalled(title))
  await page.goto(`/admin/projects?search=${encodeURIComponent(title)}`)
  await openDonationForm(page, title)
  await form.amount.fill('75')
  const donorName = newDonor('Nino Kobakhidze')
  await form.name.fill(donorName)
  return { ...form, donorName }
}

/** What another tab of this browser does to the stored user. */
export const storeElsewhere = async (page: Page, stored: string | null): Promise<void> => {
  const other = await page.context().newPage()
  await other.goto('/sign-in')
  await other.evaluate(
    ([key, value]) => {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    },
    [sessionKey, stored] as const,
  )
  await other.close()
}

export const signOutElsewhere = (page: Page): Promise<void> => storeElsewhere(page, null)
