import { expect } from 'vitest'
import { password, signUpOf } from '../support/accounts.ts'
import { address, test } from '../support/gateway.ts'
import { invite, memberCalled } from '../support/invitations.ts'

test('somebody who uses two links at once joins by the first, and stays what that one has made of them', async ({
  asAdmin,
  services,
}) => {
  const [toAdmin, toViewer] = [await invite(asAdmin, 'admin'), await invite(asAdmin, 'viewer')]
  await services.accounts.signUp(signUpOf('eka'), 'en', address)
  const { token } = await services.accounts.login({ username: 'eka', password }, address)
  // Both requests were let in before either has made anything.
  const viewer = await services.accounts.identify(`Bearer ${token}`)
  const use = (link: { token: string }) =>
    services.team.accept(viewer, { token: link.token, currentPassword: password }, { address, device: '' })
  await use(toAdmin)
  await expect(use(toViewer)).rejects.toThrow()
  expect((await memberCalled(asAdmin, 'eka'))?.role).toBe('admin')
})
