import { expect, test } from 'vitest'
import { ProgramsMissingError } from './programs.ts'

test('all that a machine lacks is named at once, with what installs it', () => {
  expect(new ProgramsMissingError(['etcd', 'patroni']).message).toBe(
    'The cluster needs etcd, patroni. Install with: apt-get install etcd-server patroni python3-etcd',
  )
})
