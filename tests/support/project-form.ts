import type { Locator, Page } from '@playwright/test'

/** A title no other test has. */
export const uniqueTitle = (words: string): string => `${words} ${crypto.randomUUID().slice(0, 8)}`

/** A project in both languages, for tests that change it. */
export const projectCalled = (title: string, georgianTitle = `${title}, ქართულად`) => ({
  goal: 5000,
  translations: {
    en: { title, description: 'Straw for the kennels.' },
    ka: { title: georgianTitle, description: 'ნამჯა სახლუკებისთვის.' },
  },
})

/** The parts of the English project form. */
export const projectForm = (page: Page) => {
  const inLanguage = (name: string): { title: Locator; description: Locator } => {
    const group = page.getByRole('group', { name, exact: true })
    return { title: group.getByLabel('Title'), description: group.getByLabel('Description') }
  }
  return {
    english: inLanguage('English'),
    georgian: inLanguage('Georgian'),
    goal: page.getByLabel('Goal, ₾'),
    startDate: page.getByLabel('Start date'),
    endDate: page.getByLabel('End date'),
    youtube: page.getByLabel('YouTube video'),
    choosePicture: page.getByLabel(/^(Choose a|Replace the) picture$/),
    picture: page.getByRole('img', { name: 'The picture of this project' }),
    create: page.getByRole('button', { name: 'Create project' }),
    save: page.getByRole('button', { name: 'Save changes' }),
    status: page.getByRole('status'),
    leaveQuestion: page.getByRole('alertdialog', { name: 'Leave without saving?' }),
  }
}
