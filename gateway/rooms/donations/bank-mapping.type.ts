import { type ClassType, InputType, Int, ObjectType } from 'type-graphql'
import { bankColumns, dayOrders, decimalMarks } from '../../../schema/donation-imports.ts'
import { namesOf } from '../../../schema/model.ts'
import { enumType } from '../../graphql/enums.ts'
import { declare } from '../../models/graphql-fields.ts'

const DayOrderEnum = enumType('DayOrder', 'In which order the parts of a day stand.', dayOrders)
const DecimalMarkEnum = enumType('DecimalMark', 'What stands before the tetri.', decimalMarks)
export const BankColumnEnum = enumType('BankColumn', 'What a column of a bank’s file may hold.', bankColumns)

const isRequired = (name: string): boolean => ['day', 'dayOrder', 'decimalMark'].includes(name)

const declareMapping = (type: ClassType, isInput: boolean): void => {
  const options = (name: string, description: string) => ({
    nullable: !isInput || !isRequired(name),
    description,
  })
  for (const name of namesOf(bankColumns)) {
    declare(
      type,
      name,
      () => Int,
      options(name, `The number of a column; the first is 1. ${bankColumns[name]}`),
    )
  }
  declare(
    type,
    'dayOrder',
    () => DayOrderEnum,
    options('dayOrder', 'In which order the parts of a day stand.'),
  )
  declare(type, 'decimalMark', () => DecimalMarkEnum, options('decimalMark', 'What stands before the tetri.'))
}

@InputType('BankMappingInput', { description: 'Which column of a bank’s file holds what.' })
export class BankMappingInput {}
declareMapping(BankMappingInput, true)

@ObjectType('BankMapping', { description: 'What is known of the columns.', simpleResolvers: true })
export class BankMappingType {}
declareMapping(BankMappingType, false)
