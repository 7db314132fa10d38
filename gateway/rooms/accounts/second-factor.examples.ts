import type { RecoveryCodes, SecondFactor, SecondFactorKey } from '../../../schema/second-factor.ts'

export const exampleChallenge = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.…'

const key = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

export const secondFactorExamples = {
  on: {
    summary: 'Turned on',
    value: { isOn: true, since: '2026-11-21T08:00:00.000Z', recoveryCodesLeft: 9 } satisfies SecondFactor,
  },
}

export const secondFactorStartExamples = {
  demo: { summary: 'The admin of the demo', value: { currentPassword: 'from-stray-to-safe' } },
}

export const secondFactorKeyExamples = {
  one: {
    summary: 'A new key',
    value: {
      key,
      uri: `otpauth://totp/From%20Stray%20to%20Safe:admin?issuer=From%20Stray%20to%20Safe&secret=${key}&algorithm=SHA1&digits=6&period=30`,
    } satisfies SecondFactorKey,
  },
}

export const recoveryCodesExamples = {
  one: {
    summary: 'Two of them',
    value: { codes: ['7KQ2-M9XP-4TRB-WZ6C', 'H3VD-82NF-YJ5G-LAQE'] } satisfies RecoveryCodes,
  },
}
