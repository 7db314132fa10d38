import { localizedFields, type Model } from '../../schema/model.ts'
import { fieldError } from '../../schema/validation.ts'
import { validationFailed } from '../core/problem.ts'
import type { ConstraintProblems } from '../database/postgres-problem.ts'

/** What the database refuses where a change takes away the last language of a required text. */
export const textProblems = (model: Pick<Model, 'fields' | 'table'>): ConstraintProblems =>
  Object.fromEntries(
    localizedFields(model)
      .filter(([, { required }]) => required)
      .map(([name]) => [
        `${model.table}_${name}_check`,
        () => validationFailed([fieldError(name, 'required')]),
      ]),
  )
