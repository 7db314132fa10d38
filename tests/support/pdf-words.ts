import { spawnSync } from 'node:child_process'

const run = (input: Buffer) => spawnSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8' })

/** Whether there is a program here that reads PDFs. */
export const canReadPdfs = run(Buffer.alloc(0)).error === undefined

/** What a PDF says to whoever copies its text. */
export const wordsOfPdf = (pdf: Buffer): string => {
  const { status, stdout, stderr } = run(pdf)
  if (status !== 0) throw new Error(`no text comes out of this PDF: ${stderr}`)
  return stdout
}
