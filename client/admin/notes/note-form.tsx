import type { z } from 'zod'
import { useProblemText } from '../../i18n/use-problem-text.ts'
import { checkByShape } from '../../lib/check.ts'
import { problemOf } from '../../lib/problem.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { useCreateOnce } from '../../lib/use-create-once.ts'
import { useKeptKeys } from '../../lib/use-kept-keys.ts'
import { useKeptTexts } from '../../lib/use-kept-texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Form } from '../../ui/form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toasts.ts'
import { useCheckedForm } from '../../ui/use-checked-form.ts'

interface Note {
  text: string
}

interface NoteFormProps {
  /** Where what is typed is kept until it is sent. */
  place: string
  shape: z.ZodType<Note>
  texts: {
    label: string
    hint: string
    add: string
    done: string
    /** Where somebody was quicker: what is to be looked at before it is sent once more. */
    changed?: string
  }
  /** How much its button stands out. */
  look?: 'primary' | 'secondary'
  write: (input: Note, idempotencyKey: string) => Promise<unknown>
  /** Reads them again: the note is there then, or what somebody else has written meanwhile. */
  readAgain: () => Promise<unknown>
}

/** What the team wants to remember of somebody or something, or to answer. */
export const NoteForm = ({ place, shape, texts, look = 'secondary', write, readAgain }: NoteFormProps) => {
  const problemText = useProblemText()
  const createOnce = useCreateOnce<Note>(useKeptKeys(place))
  const kept = useKeptTexts({
    place,
    names: ['text'],
    read: (name): string => form.getValues(name),
    isTouched: (name): boolean => form.getValues(name) !== '',
  })
  const { submit, isSending, field, ...form } = useCheckedForm<Note, Note>({
    names: ['text'],
    labelOf: () => texts.label,
    defaultValues: { text: kept('text') ?? '' },
    check: (typed) => checkByShape(shape, typed),
    send: async (input) => {
      await createOnce(input, (idempotencyKey) => write(input, idempotencyKey))
      form.reset({ text: '' })
      toast.success(texts.done)
      // It is written, whether or not it can be shown.
      await readAgain().catch(() => undefined)
    },
    onFailed: (error, isSaidAtFields) => {
      if (isSaidAtFields || isSessionEnd(error)) return
      const isChanged = problemOf(error)?.code === 'edit_conflict'
      toast.error((isChanged && texts.changed) || problemText(error))
      if (isChanged) void readAgain().catch(() => undefined)
    },
  })
  return (
    <Form onSubmit={submit} className="grid gap-3">
      <TextArea {...field('text')} label={texts.label} hint={texts.hint} required />
      <button
        type="submit"
        aria-disabled={isSending}
        className={`${buttonClass(look, 'small')} justify-self-start`}
      >
        {texts.add}
      </button>
    </Form>
  )
}
