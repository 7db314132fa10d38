import { expect } from 'vitest'
import { tbcFile } from '../support/bank-files.ts'
import { importOf, test, write } from '../support/bank-imports.ts'

const transfer = { day: '2026-02-17', amount: 20, purpose: '' }

test('a gift of a file is in the language of its donor, whichever its importer reads', async ({
  asAdmin,
  project,
  manager,
}) => {
  const give = { amount: 5, donorName: 'Ana Beridze', donorEmail: 'ana@example.org' }
  await asAdmin.in('ka').post(`/api/projects/${project}/donations`, give)
  await asAdmin.in('ka').post(`/api/projects/${project}/donations`, { amount: 5, donorName: 'Gia' })
  const payers = ['Somebody', 'Gia', 'John Doe', 'ნინო კობახიძე']
  const file = tbcFile(payers.map((payer, index) => ({ ...transfer, payer, reference: `18-${index}` })))
  const choices = [{ line: 2, donorName: give.donorName, donorEmail: give.donorEmail }]
  const input = await importOf(asAdmin, file, { choices })
  const { status, body } = await write(asAdmin.in('ka'), project, input)
  expect([status, body]).toEqual([201, expect.anything()])
  const told = await manager.query(
    `select o.name, d.locale, o.locale as "locale of the donor" from donations d join donors o on o.id = d.donor_id
     where d.amount = 20 order by o.name`,
  )
  const is = (name: string, locale: string) => ({ name, locale, 'locale of the donor': locale })
  expect(told).toEqual([
    is('Ana Beridze', 'ka'),
    is('Gia', 'ka'),
    is('John Doe', 'en'),
    is('ნინო კობახიძე', 'ka'),
  ])
})
