import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'

interface Refused {
  field: string
  code: string
}

/** Shows at a form's fields what the server refused of them, and brings the user to the first. */
export const showFieldErrors = <Values extends FieldValues>(
  refused: readonly Refused[],
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): void => {
  const shown = refused.flatMap(({ field, code }) => {
    const name = names.find((known) => known === field)
    return name === undefined ? [] : [{ name, code }]
  })
  for (const [index, { name, code }] of shown.entries()) {
    setError(name, { type: 'server', message: code }, { shouldFocus: index === 0 })
  }
}
