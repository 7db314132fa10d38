import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import {
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { useFieldErrorText } from '../i18n/use-field-error-text.ts'
import type { Checked, Refused } from '../lib/check.ts'
import { type Problem, problemOf } from '../lib/problem.ts'
import { useSingleFlight } from '../lib/use-single-flight.ts'

interface CheckedFormOptions<Values extends FieldValues, Input>
  extends Pick<UseFormProps<Values, unknown, Input>, 'defaultValues' | 'values'> {
  /** Every field in the order of the screen: the first wrong one gets the focus. */
  names: readonly FieldPath<Values>[]
  /** What a field is called, for the sentence that says what is wrong with it. */
  labelOf: (name: FieldPath<Values>) => string
  /** Judges what is typed before it is sent, and while it is put right. */
  check: (values: Values) => Checked<Input>
  /** Whether what is typed in one field may put another right. */
  isCheckedTogether?: boolean
  /**
   * Whether it stays as it is once it is sent, so that what is typed meanwhile is its next change. Any other is cleared
   * or left then, and cannot be changed while it is on its way: nothing typed is lost.
   */
  staysOpen?: boolean
  /** Does what the form is for. What it throws is shown at the fields the server names. */
  send: (input: Input) => Promise<void>
  /** Told of what the browser refuses to send. */
  onInvalid?: (refused: readonly Refused[]) => void
  /** Told of what `send` threw, and whether fields of the form say so already. Sent again it can be once that is done. */
  onFailed?: (error: unknown, isSaidAtFields: boolean) => void | Promise<void>
  /** The fields a refusal of the server is about, where it does not name them as the form does. */
  refusedBy?: (problem: Problem, typed: Values) => readonly Refused[]
  /** The limit that a field met, where the server does not say it. */
  limitOf?: (name: FieldPath<Values>, code: string) => number | undefined
}

/** What a control of a field needs: its registration, and what is wrong with it, in words. */
type FieldProps<Name extends string> = UseFormRegisterReturn<Name> & {
  error: string | undefined
  /** Not disabled: the focus stays where it is. */
  readOnly: boolean
  onClick: (event: MouseEvent) => void
  onKeyUp: () => void
}

export interface CheckedForm<Values extends FieldValues, Input>
  extends UseFormReturn<Values, unknown, Input> {
  submit: (event: FormEvent<HTMLFormElement>) => void
  isSending: boolean
  /** Leads to the first wrong field, if there is one. */
  focusFirstWrong: () => void
  /** Whether a date is half typed, which no value tells of. */
  isHalfTyped: () => boolean
  field: <Name extends FieldPath<Values>>(name: Name) => FieldProps<Name>
}

/** A field's error holds a code, and after a blank the limit it met, until it is put into words. */
const errorOf = (type: 'check' | 'server', { code, limit }: Refused) => ({
  type,
  message: limit === undefined ? code : `${code} ${limit}`,
})

const readError = (message: string): { code: string; limit: number | undefined } => {
  const [code = '', limit] = message.split(' ')
  return { code, limit: limit === undefined ? undefined : Number(limit) }
}

/** What is wrong with a date that is half typed. */
const unreadable = 'invalid_date'

/** A date that is half typed: its value would say that there is none. */
const isUnreadable = (input: unknown): boolean =>
  typeof HTMLInputElement !== 'undefined' &&
  input instanceof HTMLInputElement &&
  input.type === 'date' &&
  input.validity.badInput

const resolverOf =
  <Values extends FieldValues, Input>(
    check: (values: Values) => Checked<Input>,
  ): Resolver<Values, unknown, Input> =>
  (values, _context, { fields }) => {
    const checked = check(values)
    const halfTyped = Object.values(fields).filter((field) => isUnreadable(field?.ref))
    if ('input' in checked && halfTyped.length === 0) return { values: checked.input, errors: {} }
    const refused = [
      ...('refused' in checked ? checked.refused : []),
      ...halfTyped.map((field) => ({ field: field?.name ?? '', code: unreadable })),
    ]
    const errors = refused.map((each) => [each.field, errorOf('check', each)])
    return { values: {}, errors: Object.fromEntries(errors) }
  }

/**
 * A form that is checked before it is sent, sent once however often it is asked to, and that shows at its fields
 * what the server refuses.
 */
export const useCheckedForm = <Values extends FieldValues, Input>({
  names,
  labelOf,
  check,
  isCheckedTogether = false,
  staysOpen = false,
  send,
  onInvalid,
  onFailed,
  refusedBy = ({ fields }) => fields,
  limitOf,
  ...start
}: CheckedFormOptions<Values, Input>): CheckedForm<Values, Input> => {
  const fieldErrorText = useFieldErrorText()
  const [isSending, setSending] = useState(false)
  const isLocked = isSending && !staysOpen
  const form = useForm<Values, unknown, Input>({
    ...start,
    resolver: resolverOf(check),
    shouldFocusError: false,
  })
  const { register, handleSubmit, getValues, setError, setFocus, getFieldState, trigger, formState } = form

  /** The form itself remembers its fields in the order of the first drawing, which a change of language changes. */
  const order = useRef(names)
  useEffect(() => {
    order.current = names
  }, [names])

  const controls = useRef(new Map<string, unknown>())

  const focusFirstWrong = (): void => {
    const first = order.current.find((name) => getFieldState(name).invalid)
    if (first !== undefined) setFocus(first)
  }

  const registered = <Name extends FieldPath<Values>>(name: Name) =>
    register(name, isCheckedTogether ? { deps: [...names] } : {})
  /** Answers whether any field of the form says it. */
  const showRefused = (refused: readonly Refused[]): boolean => {
    const shown = names.flatMap((name) => {
      const found = refused.find(({ field }) => field === name)
      return found ? [{ name, error: errorOf('server', found) }] : []
    })
    for (const { name, error } of shown) setError(name, error)
    focusFirstWrong()
    return shown.length > 0
  }

  const sendOnce = useSingleFlight(async (input: Input) => {
    setSending(true)
    try {
      await send(input)
    } catch (error) {
      const problem = problemOf(error)
      await onFailed?.(error, problem !== null && showRefused(refusedBy(problem, getValues())))
    }
    setSending(false)
  })

  /** A half-typed date that is emptied again was empty before, as far as the browser tells: it is looked at. */
  const lookAtDate = (name: FieldPath<Values>): void => {
    const { message = '' } = getFieldState(name).error ?? {}
    if (readError(message).code === unreadable) void trigger(name)
  }

  return {
    ...form,
    // Not awaited: only a form that has finished submitting can be reset to one that nobody has touched.
    submit: (event) => {
      if (isSending) return event.preventDefault()
      const start = handleSubmit(
        (input) => void sendOnce(input),
        () => {
          const checked = check(getValues())
          onInvalid?.('refused' in checked ? checked.refused : [])
          focusFirstWrong()
        },
      )
      start(event)
    },
    isSending,
    focusFirstWrong,
    isHalfTyped: () => [...controls.current.values()].some(isUnreadable),
    field: (name) => {
      const { message } = getFieldState(name, formState).error ?? {}
      const { code, limit } = readError(message ?? '')
      const control = registered(name)
      return {
        ...control,
        ref: (element: unknown) => {
          controls.current.set(name, element)
          control.ref(element)
        },
        readOnly: isLocked,
        // Boxes that are ticked know nothing of being read only.
        onClick: (event) => {
          if (isLocked) event.preventDefault()
        },
        onKeyUp: () => lookAtDate(name),
        onBlur: (event: Parameters<typeof control.onBlur>[0]) => {
          lookAtDate(name)
          return control.onBlur(event)
        },
        error:
          message === undefined
            ? undefined
            : fieldErrorText(code, labelOf(name), limit ?? limitOf?.(name, code)),
      }
    },
  }
}
