import { expect, test, vi } from 'vitest'
import { refusalIn, UploadFailure, uploadPicture } from './upload-picture.ts'

test('what our gateway refuses of a picture is read from its answer', () => {
  const body = JSON.stringify({
    code: 'validation_failed',
    errors: [{ field: 'file', code: 'too_many_pixels' }],
  })
  expect(refusalIn(body)).toBe('too_many_pixels')
})

test.for([
  '',
  '<h1>Bad gateway</h1>',
  '{"error":{"message":"no"}}',
  '{"errors":[{"code":"of others"}]}',
  'null',
])('another answer says nothing of it: %s', (body) => {
  expect(refusalIn(body)).toBeNull()
})

test('a picture that was given up before its turn came is not sent', async () => {
  const Request = vi.fn()
  vi.stubGlobal('XMLHttpRequest', Request)
  const upload = uploadPicture({
    target: { url: '/api/uploads', preset: 'dogs' },
    file: new File([], 'dog.png'),
    token: '',
    onProgress: () => {},
    signal: AbortSignal.abort(),
  })
  await expect(upload).rejects.toThrow(UploadFailure)
  expect(Request).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
