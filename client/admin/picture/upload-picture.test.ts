import { expect, test } from 'vitest'
import { refusalIn } from './upload-picture.ts'

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
