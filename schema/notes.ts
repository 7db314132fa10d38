import { longest } from './limits.ts'
import { text } from './model-fields.ts'

/** What somebody of the team writes down about a person, for the others. */
export const noteText = (example: string) =>
  text({
    label: { en: 'Note', ka: 'შენიშვნა' },
    description: 'Only for the team.',
    optional: false,
    maximum: longest.note,
    example,
  })
