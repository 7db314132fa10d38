import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createPapers } from './papers.ts'

const kept = new Map<string, Buffer>()

const papers = createPapers({
  has: async (name) => kept.has(name),
  put: async (name, bytes) => void kept.set(name, bytes),
  remove: async (name) => void kept.delete(name),
  get: async (name) => kept.get(name) ?? null,
})

beforeEach(() => kept.clear())

const pdf = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    ...objects.map((each) => Buffer.from(each)),
    Buffer.from('\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ])

/** A page that holds a picture alone. */
const scan = (picture: Buffer): Buffer =>
  pdf(
    `1 0 obj<</Type/XObject/Subtype/Image/Filter/DCTDecode/Length ${picture.length}>>stream\n`,
    picture,
    '\nendstream endobj',
  )

const refusalOf = (file: Buffer): Promise<string | null> =>
  papers
    .keep(file, async () => {})
    .then(
      () => null,
      ({ errors }: { errors: { code: string }[] }) => errors[0]?.code ?? 'nothing',
    )

describe('a PDF', () => {
  test.each(['/JS ', '/AA<<', '/JavaScript(', '/Encrypt 5 0 R'])(
    'is kept where the bytes of a picture happen to spell %s',
    async (spelled) => {
      const picture = Buffer.concat([randomBytes(100), Buffer.from(spelled), randomBytes(100)])
      expect(await refusalOf(scan(picture))).toBeNull()
      expect([...kept.values()]).toEqual([scan(picture)])
    },
  )

  test.each([
    '1 0 obj<</Type/Catalog/OpenAction[3 0 R/FitH null]>>endobj',
    '1 0 obj<</Type/Catalog/OpenAction<</S/GoTo/D[3 0 R/Fit]>>>>endobj',
    '1 0 obj<</Type/Catalog/OpenAction 12 0 R>>endobj 12 0 obj<</S /GoTo /D [3 0 R /Fit]>>endobj',
    '1 0 obj<</Type/Annot/A<</S/URI/URI(https://example.org)>>>>endobj',
    '1 0 obj<</Type/Font/BaseFont/AAAAAB+Noto/JSX 1>>endobj',
  ])('is kept that opens at a page of its own, or has links: %s', async (object) => {
    expect(await refusalOf(pdf(object))).toBeNull()
  })

  test.each([
    '<</S/JavaScript/JS(app.alert\\(1\\))>>',
    '<</S/J#61vaScript/J#53(app.alert\\(1\\))>>',
    '<</Type/Page/AA<</O 5 0 R>>>>',
    '<</Type/Catalog/OpenAction<</S/URI/URI(https://example.org)>>>>',
    '<</Type/Catalog/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next 5 0 R>>>>',
    '<</Type/Catalog/Open#41ction 12 0 R>>endobj 12 0 obj<</S/URI/URI(https://example.org)>>',
    '<</S/Launch/F(a.exe)>>',
    '<</S/SubmitForm/F(https://example.org)>>',
    '<</Names<</EmbeddedFiles 5 0 R>>>>',
  ])('is refused that runs something, brings a file, or asks somebody else: %s', async (object) => {
    expect(await refusalOf(pdf(`1 0 obj${object}endobj`))).toBe('active_paper')
    expect([...kept.keys()]).toEqual([])
  })

  test('is refused that runs something behind a picture, or within one that has no end', async () => {
    const script = '2 0 obj<</S/JavaScript/JS(1)>>endobj'
    const picture = '1 0 obj<</Length 3>>stream\nabc'
    expect(await refusalOf(pdf(`${picture}\nendstream endobj`, script))).toBe('active_paper')
    expect(await refusalOf(pdf(picture, script))).toBe('active_paper')
  })

  test('is refused that asks for a password, or has no end', async () => {
    const locked = pdf('1 0 obj<</Type/Catalog>>endobj 2 0 obj<</Encrypt 5 0 R>>endobj')
    expect(await refusalOf(locked)).toBe('locked_paper')
    expect(await refusalOf(locked.subarray(0, 20))).toBe('invalid_paper')
  })
})

test('what is neither a picture nor a PDF is refused as such', async () => {
  expect(await refusalOf(Buffer.from('<svg/>'))).toBe('invalid_picture')
})
