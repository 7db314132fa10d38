import { encoded, type Sent } from './multipart.ts'

/** A receipt as somebody might scan it: a PDF of one empty page. */
export const paper = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

/** The form it is sent with. */
export const formOfPaper = (file: Buffer = paper, confirmed = 'true'): Promise<Sent> => {
  const form = new FormData()
  form.append('confirmed', confirmed)
  form.append('file', new Blob([new Uint8Array(file)]), 'receipt.pdf')
  return encoded(form)
}
