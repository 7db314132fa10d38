import { describe, expect, test } from 'vitest'
import type { ImportRowFragment } from '../../generated/admin-operations.ts'
import { choicesToSend, chosenRow, elsewhere, namesakesToAsk, type RowChoices, summaryOf } from './choices.ts'

const row = (line: number, more: Partial<ImportRowFragment>): ImportRowFragment => ({
  line,
  state: 'new',
  why: null,
  day: '2026-02-02',
  amount: 0.1,
  reference: null,
  payer: 'Ana',
  description: null,
  faults: [],
  twin: null,
  code: null,
  namesakes: [],
  returnedBy: null,
  returns: null,
  ...more,
})
const longName = { column: 3, holds: 'payer', code: 'too_long', limit: 100 } as const
const noDay = { column: 1, holds: 'day', code: 'required', limit: null } as const

const rows = [
  row(2, {}),
  row(3, { amount: 0.2, payer: null }),
  row(4, { state: 'question' }),
  row(5, { state: 'known' }),
  row(6, { state: 'leftOut', why: 'outgoing', amount: -5 }),
  row(7, { state: 'wrong', faults: [longName] }),
  row(8, { state: 'wrong', faults: [noDay] }),
]
const choose = (choices: RowChoices) => rows.map((each) => chosenRow(each, choices[each.line]))

describe('an import that nothing was chosen of', () => {
  test('holds what is new, to the tetri, and waits for what cannot be read', () => {
    expect(summaryOf(choose({}))).toEqual({
      gifts: 2,
      sum: 0.3,
      inTheWay: [7, 8],
      isMendable: true,
      counts: { new: 2, question: 1, known: 1, leftOut: 1, wrong: 2 },
      unnamed: 1,
      returned: 0,
      askable: 0,
      returnedGifts: 0,
    })
    expect(choicesToSend(choose({}))).toEqual([])
  })

  test('holds whoever has no name as anonymous', () => {
    expect(
      choose({})
        .map(({ isAnonymous }) => isAnonymous)
        .slice(0, 2),
    ).toEqual([false, true])
  })
})

test('what is chosen is counted and sent, and nothing else', () => {
  const choices: RowChoices = {
    2: { included: false },
    3: { donorName: ' Nino ', projectId: 'a fence' },
    4: { included: true },
    5: { included: true },
    7: { donorName: 'A short name' },
    8: { included: false },
  }
  expect(summaryOf(choose(choices))).toMatchObject({ gifts: 3, sum: 0.4, inTheWay: [] })
  expect(choicesToSend(choose(choices))).toEqual([
    { line: 2, included: false },
    { line: 3, included: true, twin: null, donorName: 'Nino', anonymous: false, projectId: 'a fence' },
    { line: 4, included: true, twin: null, donorName: 'Ana', anonymous: false },
    { line: 7, included: true, twin: null, donorName: 'A short name', anonymous: false },
    { line: 8, included: false },
  ])
})

test('whoever has no name is counted until somebody is named, said to be anonymous, or left out', () => {
  const unnamed = (choice: RowChoices[number]) => summaryOf(choose({ 3: choice })).unnamed
  expect([{}, { donorName: 'Nino' }, { anonymous: true }, { included: false }].map(unnamed)).toEqual([
    1, 0, 0, 0,
  ])
})

test('what is in the way is to be put right in the file where nothing of it can be here', () => {
  expect(summaryOf(choose({ 7: { included: false } }))).toMatchObject({ inTheWay: [8], isMendable: false })
})

test('what is sent back is not written by itself; it is counted, and so is what is written all the same', () => {
  const back = [row(2, { returnedBy: 4 }), row(3, { returnedBy: 5, state: 'known' })]
  const untouched = back.map((each) => chosenRow(each))
  expect(summaryOf(untouched)).toMatchObject({ returned: 2, returnedGifts: 0, gifts: 0 })
  expect(choicesToSend(untouched)).toEqual([{ line: 2, included: false }])
  const written = back.map((each) => chosenRow(each, { included: true }))
  expect(summaryOf(written)).toMatchObject({ returned: 2, returnedGifts: 1 })
})

test('what confirms a pledge is a gift of whoever promised it, and nothing else of it is chosen', () => {
  const pledge = { id: 'a pledge', amount: 1, donorName: 'Nino', anonymous: false, projectId: 'a roof' }
  const code = { code: 'STS-2222222', outcome: 'confirms', pledge } as const
  const chosen = chosenRow(row(2, { payer: null, code: { ...code, near: [], meant: [] } }), {
    included: true,
  })
  expect(chosen).toMatchObject({ donorName: 'Nino', isAnonymous: false, isNameless: false })
  expect(choicesToSend([chosen])).toEqual([{ line: 2, included: true, twin: null }])
})

test('what has a mistyped code confirms the promise that is chosen for it', () => {
  const pledge = { id: 'a pledge', amount: 1, donorName: 'Nino', anonymous: false, projectId: 'a roof' }
  const near = { near: ['STS-2222222'], meant: [pledge] }
  const code = { code: 'STS-2222223', outcome: 'mistyped', pledge: null, ...near } as const
  const said = (choice: RowChoices[number]) =>
    chosenRow(row(7, { state: 'wrong', faults: [longName], code }), choice)
  expect(said({})).toMatchObject({ promised: null, canBeGift: false })
  const chosen = said({ code: 'STS-2222222', included: true })
  expect(chosen).toMatchObject({ promised: pledge, donorName: 'Nino', isNameless: false, isIncluded: true })
  expect(elsewhere([chosen], 'a well')).toBe(1)
  expect(choicesToSend([chosen])).toEqual([{ line: 7, included: true, twin: null, code: 'STS-2222222' }])
  expect(said({ code: '' })).toMatchObject({ promised: null })
})

test('what goes elsewhere is what is promised or chosen for another project than all others', () => {
  const pledge = { id: 'a pledge', amount: 1, donorName: 'Nino', anonymous: false, projectId: 'a roof' }
  const code = { code: 'STS-2222222', outcome: 'confirms', pledge } as const
  const chosen = [
    chosenRow(row(2, { code: { ...code, near: [], meant: [] } })),
    chosenRow(row(3, {}), { projectId: 'a fence' }),
    chosenRow(row(4, {}), { projectId: 'a roof', included: false }),
    chosenRow(row(5, {})),
  ]
  expect(['a roof', 'a fence', 'a well'].map((project) => elsewhere(chosen, project))).toEqual([1, 1, 2])
})

describe('a payer who is called like somebody who gave before', () => {
  const known = (name: string, email: string | null) => ({ id: '1', name, email, donationCount: 2 })
  const other = known('ანა', 'ana@example.org')

  test('is asked about until it is said who that is', () => {
    const asked = row(2, { namesakes: [other] })
    expect(summaryOf([chosenRow(asked)]).askable).toBe(1)
    const theirs = chosenRow(asked, { donorName: 'ანა', donorEmail: 'ana@example.org' })
    expect(summaryOf([theirs]).askable).toBe(0)
    expect(choicesToSend([theirs])).toMatchObject([
      { line: 2, donorName: 'ანა', donorEmail: 'ana@example.org' },
    ])
    const another = chosenRow(asked, { donorName: 'Ana', donorEmail: '' })
    expect(summaryOf([another]).askable).toBe(0)
    expect(choicesToSend([another])[0]).not.toHaveProperty('donorEmail')
  })

  test('is not asked about where another name is typed, or where somebody of just this name has no email', () => {
    const asked = row(2, { namesakes: [other] })
    expect(namesakesToAsk(chosenRow(asked, { donorName: 'Eka' }))).toEqual([])
    expect(namesakesToAsk(chosenRow(row(2, { namesakes: [known('ana', null), other] })))).toEqual([])
  })
})
