import { randomUUID } from 'node:crypto'
import { fieldError } from '../../../schema/validation.ts'
import { validationFailed } from '../../core/problem.ts'
import type { ImageStore } from '../../storage/image-store.ts'
import { faultOfPdf } from './pdf-faults.ts'

/** A receipt as a file. */
export interface Paper {
  type: 'application/pdf' | 'image/webp'
  bytes: Buffer
}

const isPdf = (file: Uint8Array): boolean => Buffer.from(file.subarray(0, 5)).toString('latin1') === '%PDF-'

/** Keeps receipts under names that nobody can guess; a picture is drawn anew, so that it says nothing of camera or place. */
export const createPapers = (store: ImageStore) => {
  const put = async (
    name: string,
    bytes: Buffer,
    expect: (name: string) => Promise<void>,
  ): Promise<string> => {
    await expect(name)
    await store.put(name, bytes)
    return name
  }

  return {
    /**
     * Answers what it is kept as, once whoever is to expect it knows that.
     * @throws Problem `validation_failed` for what is neither a picture nor a PDF that only shows something
     */
    keep: async (file: Uint8Array, expect: (name: string) => Promise<void>): Promise<string> => {
      const stem = `paper-${randomUUID()}`
      if (isPdf(file)) {
        const fault = faultOfPdf(file)
        if (fault !== null) throw validationFailed([fieldError('file', fault)])
        return put(`${stem}.pdf`, Buffer.from(file), expect)
      }
      // Twenty megabytes, which nobody needs who reads.
      const { toPicture } = await import('../../models/picture.ts')
      const { bytes } = await toPicture(file)
      return put(`${stem}.webp`, bytes, expect)
    },

    remove: (name: string): Promise<void> => store.remove(name),

    find: async (name: string): Promise<Paper | null> => {
      const bytes = await store.get(name)
      return bytes && { type: name.endsWith('.pdf') ? 'application/pdf' : 'image/webp', bytes }
    },
  }
}

export type Papers = ReturnType<typeof createPapers>
