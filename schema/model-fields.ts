import { z } from 'zod'
import * as shapes from './fields.ts'
import { locales } from './locales.ts'
import {
  type LocalizedField,
  namesOf,
  type PlainField,
  type PlainKind,
  type Readers,
  type Words,
} from './model.ts'
import type { Permission } from './permissions.ts'
import { isDrawingPath, isPicturePath } from './pictures.ts'
import { youtubeVideoId } from './videos.ts'

interface About<Optional extends boolean> {
  label: Words
  heading?: Words
  description: string
  example: unknown
  /** Whether it may be null. */
  optional: Optional
}

/** A field of a shape of its own. */
export const plain = <Shape extends z.ZodType, const Optional extends boolean>(
  kind: PlainKind,
  shape: Shape,
  { label, heading = label, description, example, optional }: About<Optional>,
): PlainField<Shape, Optional, true, 'everybody'> => ({
  kind,
  shape,
  optional,
  writable: true,
  stored: true,
  read: 'everybody',
  label,
  heading,
  description,
  example,
})

/** A text in both languages of at most `maximum` Unicode characters each. */
export const localizedText = <const Required extends boolean>(
  about: Omit<LocalizedField<Required>, 'kind' | 'writable' | 'read'>,
): LocalizedField<Required> => ({ ...about, kind: 'localized', read: 'everybody', writable: true })

/** A text of `minimum` to `maximum` Unicode characters. */
export const text = <const Optional extends boolean>(
  about: About<Optional> & { minimum?: number; maximum: number },
) => plain('text', shapes.text(about.minimum ?? 1, about.maximum), about)

export const personName = <const Optional extends boolean>(about: About<Optional>) =>
  plain('text', shapes.personName, about)

export const email = <const Optional extends boolean>(about: About<Optional>) =>
  plain('email', shapes.email, about)

/** An amount of lari with at most two decimals. */
export const lari = <const Optional extends boolean>(
  about: About<Optional> & { minimum: number; maximum: number },
) => plain('lari', shapes.lari(about.minimum, about.maximum), about)

/** A number of things. */
export const whole = <const Optional extends boolean>(about: About<Optional>) =>
  plain('whole', z.int(), about)

/** The same, where it is written, within limits. */
export const limitedWhole = <const Optional extends boolean>(
  about: About<Optional> & { minimum: number; maximum: number },
) => plain('whole', shapes.whole(about.minimum, about.maximum), about)

/** A part of something, from 0 to 1, in hundredths. */
export const fraction = <const Optional extends boolean>(about: About<Optional>) =>
  plain('fraction', shapes.fraction, about)

/** A calendar day, `YYYY-MM-DD`. */
export const day = <const Optional extends boolean>(about: About<Optional>) => plain('day', shapes.day, about)

/** A time of day, `HH:MM`, on the clock of Tbilisi. */
export const timeOfDay = <const Optional extends boolean>(about: About<Optional>) =>
  plain('time', shapes.timeOfDay, about)

/** An instant, ISO 8601 with an offset; kept in UTC. */
export const instant = <const Optional extends boolean>(about: About<Optional>) =>
  plain('instant', shapes.instant, about)

/** Yes or no. */
export const flag = <const Optional extends boolean>(about: About<Optional>) =>
  plain('flag', z.boolean(), about)

/** One of the two languages. */
export const locale = <const Optional extends boolean>(about: About<Optional>) =>
  plain('locale', z.enum(locales), about)

/** One of a few values; each says what it means. */
export const choice = <Name extends string, const Optional extends boolean>(
  about: About<Optional> & {
    options: Readonly<Record<Name, { label: Words; description: string }>>
    typeName?: string
  },
) => ({
  ...plain('choice', z.enum(namesOf(about.options)), about),
  options: about.options,
  typeName: about.typeName,
})

const isPictureAddress = (value: string): boolean => {
  if (isPicturePath(value) || isDrawingPath(value)) return true
  if (!URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return protocol === 'https:' && username === '' && password === ''
}

const pictureAddress = shapes.text(1, 2048).superRefine((value, ctx) => {
  if (!isPictureAddress(value)) shapes.refuse(ctx, 'invalid_url')
})

/** The https address of a picture, or the path of one that was uploaded here or is part of the site. */
export const picture = <const Optional extends boolean>(about: About<Optional>) =>
  plain('picture', pictureAddress, about)

/** The picture that a record may show. */
export const recordPicture = picture({
  label: { en: 'Picture', ka: 'სურათი' },
  description:
    'An https address, or the path of an upload of this site, answered whole where `PUBLIC_URL` is an https address, or of a drawing.',
  optional: true,
  example: null,
})

const videoLink = shapes.text(1, 500).superRefine((value, ctx) => {
  if (youtubeVideoId(value) === null) shapes.refuse(ctx, 'invalid_video')
})

/** A YouTube link or video id. */
export const video = <const Optional extends boolean>(about: About<Optional>) =>
  plain('video', videoLink, about)

/** A field that the gateway writes, and nobody else. */
export const kept = <Shape extends z.ZodType, Optional extends boolean, Read extends Readers>(
  field: PlainField<Shape, Optional, boolean, Read>,
): PlainField<Shape, Optional, false, Read> => ({ ...field, writable: false })

/** A field that is worked out from other tables. */
export const computed = <Shape extends z.ZodType, Optional extends boolean, Read extends Readers>(
  field: PlainField<Shape, Optional, boolean, Read>,
): PlainField<Shape, Optional, false, Read> => ({ ...field, writable: false, stored: false })

/** A field that whoever creates a record may say, and nobody changes by writing the record; absent, the moment itself. */
export const initial = <Shape extends z.ZodType, Optional extends boolean, Read extends Readers>(
  field: PlainField<Shape, Optional, false, Read>,
): PlainField<Shape, Optional, false, Read> => ({ ...field, isInitial: true })

/** A field that everybody is told of where there is something to tell, and the team always. */
export const told = <Shape extends z.ZodType, Writable extends boolean>(
  field: PlainField<Shape, true, Writable, 'everybody'>,
): PlainField<Shape, true, Writable, 'everybody'> => ({ ...field, isTold: true })

/** A field that is worked out of other fields of the record, when it is read. */
export const derived = <Shape extends z.ZodType, Optional extends boolean, Read extends Readers>(
  { from, work }: NonNullable<PlainField['derived']>,
  field: PlainField<Shape, Optional, boolean, Read>,
): PlainField<Shape, Optional, false, Read> => ({ ...computed(field), derived: { from, work } })

/** A field that can be written, and is shown to nobody. */
export const hidden = <Shape extends z.ZodType, Optional extends boolean>(
  field: PlainField<Shape, Optional, true>,
): PlainField<Shape, Optional, true, 'nobody'> => ({ ...field, read: 'nobody' })

/** A field that only the team is shown. */
export const forTeam = <Shape extends z.ZodType, Optional extends boolean, Writable extends boolean>(
  field: PlainField<Shape, Optional, Writable>,
): PlainField<Shape, Optional, Writable, 'team'> => ({ ...field, read: 'team' })

/** A field that is null to whoever has not this permission. */
export const shownWith = <Shape extends z.ZodType, Optional extends boolean, Writable extends boolean>(
  permission: Permission,
  field: PlainField<Shape, Optional, Writable, 'everybody'>,
): PlainField<Shape, Optional, Writable, 'everybody'> & { shownWith: Permission } => ({
  ...field,
  shownWith: permission,
})

/** A field that has this value where it is not written. */
export const withDefault = <Shape extends z.ZodType, Optional extends boolean, Read extends Readers>(
  value: z.core.util.NoUndefined<z.output<Shape>>,
  field: PlainField<Shape, Optional, true, Read>,
): PlainField<z.ZodDefault<Shape>, Optional, true, Read> => ({
  ...field,
  shape: z._default(field.shape, value),
})

/** What tells two changes of a record apart that were made at the same time. */
export const recordVersion = kept(
  plain('version', shapes.version, {
    label: { en: 'Version', ka: 'ვერსია' },
    description: 'Raised by every change.',
    example: 1,
    optional: false,
  }),
)
