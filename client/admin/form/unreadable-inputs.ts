import type { FieldErrorCode } from '../../../schema/problems.ts'

/** Inputs that hold something no value can be made of, like half a date: their value would say they are empty. */
export const unreadableInputs = (form: HTMLFormElement): { field: string; code: FieldErrorCode }[] =>
  [...form.elements]
    .filter((element) => element instanceof HTMLInputElement)
    .filter(({ validity }) => validity.badInput)
    .map(({ name }) => ({ field: name, code: 'invalid_date' }))
