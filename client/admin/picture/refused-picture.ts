import { type FieldErrorCode, fieldErrorCodes } from '../../../schema/problems.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What our gateway refuses of a file, read from its answer; null where another host or another trouble answered. */
export const refusalIn = (body: string): FieldErrorCode | null => {
  try {
    const parsed: unknown = JSON.parse(body)
    const { errors } = isRecord(parsed) ? parsed : {}
    const [first]: unknown[] = Array.isArray(errors) ? errors : []
    const { code } = isRecord(first) ? first : {}
    return fieldErrorCodes.find((known) => known === code) ?? null
  } catch {
    return null
  }
}
