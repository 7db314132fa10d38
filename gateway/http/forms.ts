import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FieldErrorCode } from '../../schema/problems.ts'
import { fieldError } from '../../schema/validation.ts'
import { Problem } from '../core/problem.ts'

/** Enough for a form with one file; each beyond is refused, as is a field of more bytes. */
export const mostInForm = { files: 1, fields: 10, parts: 11, fieldSize: 1000, headerPairs: 20 }

/**
 * Lets the routes of `app` read forms with one file of at most `fileSize` bytes. Whatever the body is, none of it
 * is read before a route asks with {@link readForm}.
 */
export const acceptForms = async (
  app: FastifyInstance,
  { fileSize }: { fileSize: number },
): Promise<void> => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  await app.register(multipart, { limits: { ...mostInForm, fileSize } })
}

const refused = (code: FieldErrorCode, message: string, cause: unknown): Problem =>
  new Problem('validation_failed', {
    detail: message,
    errors: [{ ...fieldError('', code), message }],
    cause,
  })

const overfull = ['FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT']

/** More of them is no matter of size, as which the parser refuses it. */
const isOverfull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && overfull.includes(String(error.code))

/** What the parser refuses on purpose has a status; what it stumbles over has none. */
const isRefusal = (error: unknown): boolean => error instanceof Error && 'statusCode' in error

/**
 * The fields of a form by name: texts, and files as bytes; beside a `file` as `file_name` what it is called.
 * @throws Problem `unsupported_media_type`, `payload_too_large`, `validation_failed`
 */
export const readForm = async (request: FastifyRequest): Promise<Record<string, unknown>> => {
  if (!request.isMultipart()) throw new Problem('unsupported_media_type')
  const form: Record<string, unknown> = {}
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        form[part.fieldname] = part.value
        continue
      }
      form[part.fieldname] = await part.toBuffer()
      form[`${part.fieldname}_name`] ??= part.filename
    }
  } catch (error) {
    // What is still to come is let go by unread: a refused form is worth no more of the processor's time.
    request.raw.unpipe().resume()
    if (isOverfull(error)) {
      throw refused('too_many', 'request body must be a form with one file and ten fields at most', error)
    }
    throw isRefusal(error) ? error : refused('invalid_type', 'request body is not a valid form', error)
  }
  return form
}
