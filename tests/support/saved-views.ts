import type { Page } from '@playwright/test'
import { en } from '../../client/i18n/en.ts'
import { enAdmin } from '../../client/i18n/en-admin.ts'
import { ka } from '../../client/i18n/ka.ts'
import { kaAdmin } from '../../client/i18n/ka-admin.ts'
import type { Gateway } from './browser.ts'
import type { Member } from './members.ts'

export const dictionaries = { en: { ...en, admin: enAdmin }, ka: { ...ka, admin: kaAdmin } }

/** A text of theirs with its values. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '')

/** What stands above a list, in the words of a language. */
export const viewsOn = (page: Page, language: keyof typeof dictionaries) => {
  const { admin, shell } = dictionaries[language]
  const row = page.getByRole('navigation', { name: admin.views.label })
  return {
    ...admin.views,
    row,
    view: (name: string) => row.getByRole('link', { name }),
    saveButton: row.getByRole('button', { name: admin.views.save }),
    nameField: page.getByRole('textbox', { name: admin.views.name }),
    keepButton: page.getByRole('button', { name: admin.views.keep, exact: true }),
    menuOf: (name: string) => row.getByRole('button', { name: fill(admin.list.moreFor, { title: name }) }),
    item: (text: string) => page.getByRole('menuitem', { name: text, exact: true }),
    deleteItem: page.getByRole('menuitem', { name: admin.list.delete, exact: true }),
    undo: page.getByRole('button', { name: admin.list.undo }).last(),
    toasts: page.getByRole('region', { name: shell.toasts.region }),
  }
}

/** Saves a view as the member would. */
export const save = (gateway: Gateway, { session }: Member, view: object) =>
  fetch(`${gateway.address}/api/saved-views`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${(session as { token: string }).token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(view),
  })
