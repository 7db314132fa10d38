import { Field, InputType, Int, ObjectType } from 'type-graphql'
import type {
  RecoveryCodes,
  SecondFactor,
  SecondFactorConfirmation,
  SecondFactorKey,
  SecondFactorProof,
  SecondFactorStart,
  SecondStep,
} from '../../../schema/second-factor.ts'
import { DateTime } from '../../graphql/scalars.ts'

@ObjectType('SecondFactor', { description: 'Whether somebody is asked for a code when they sign in.' })
export class SecondFactorType implements SecondFactor {
  @Field(() => Boolean, { description: 'Whether signing in asks for a code.' })
  isOn: boolean

  @Field(() => DateTime, { nullable: true, description: 'When it was turned on.' })
  since: string | null

  @Field(() => Int, { description: 'Recovery codes that are still good.' })
  recoveryCodesLeft: number
}

@ObjectType('SecondFactorKey', { description: 'What a telephone makes codes from. It is told once.' })
export class SecondFactorKeyType implements SecondFactorKey {
  @Field(() => String, { description: 'To be typed into a program that makes codes.' })
  key: string

  @Field(() => String, { description: 'The same as such programs scan it, `otpauth://…`.' })
  uri: string
}

@ObjectType('RecoveryCodes', { description: 'They are told once.' })
export class RecoveryCodesType implements RecoveryCodes {
  @Field(() => [String], { description: 'Each stands for a code of the telephone, once.' })
  codes: string[]
}

const codeDescription = 'Of the telephone, or a recovery code. Blanks and hyphens in it mean nothing.'

@InputType({ description: 'Somebody who begins to use a second step.' })
export class SecondFactorStartInput implements SecondFactorStart {
  @Field(() => String, { description: 'As one signs in with it.' })
  currentPassword: string
}

@InputType({ description: 'The first code of a new key.' })
export class SecondFactorConfirmationInput implements SecondFactorConfirmation {
  @Field(() => String, { description: 'Of the telephone. Blanks and hyphens in it mean nothing.' })
  code: string
}

@InputType({ description: 'Somebody who changes what keeps others out of their account.' })
export class SecondFactorProofInput implements SecondFactorProof {
  @Field(() => String, { description: 'As one signs in with it.' })
  currentPassword: string

  @Field(() => String, { description: codeDescription })
  code: string
}

@InputType({ description: 'The second step of signing in.' })
export class SecondStepInput implements SecondStep {
  @Field(() => String, { description: 'What the first step has answered.' })
  challenge: string

  @Field(() => String, { description: codeDescription })
  code: string
}
