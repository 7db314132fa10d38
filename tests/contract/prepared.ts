import { password, signUpOf } from '../support/accounts.ts'
import { filledOnce } from '../support/filled-once.ts'
import { address } from '../support/gateway.ts'
import { prepare } from './prepare.ts'

/** `test` over one of everything, and the admin, to whom belongs what somebody keeps for themselves. */
export const test = filledOnce(async (services, manager) => {
  await services.accounts.createAdmin(signUpOf('admin'), 'en')
  const ids = await prepare(services, manager)
  const { token } = await services.accounts.login({ username: 'admin', password }, address)
  return { ids, token }
})
  .extend('ids', ({ filled }) => filled.ids)
  .extend('asAdmin', ({ asVisitor, filled }) => asVisitor.as(filled.token))
