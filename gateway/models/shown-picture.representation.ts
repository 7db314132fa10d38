import { z } from 'zod'
import type { Locale } from '../../schema/locales.ts'
import type { Model } from '../../schema/model.ts'
import { picture } from '../../schema/picture-library.ts'
import type { ShownPicture } from './shown-picture.ts'

const { focusX, focusY } = picture.fields

const representation = z.object({
  alt: z.string().nullable().meta({
    description:
      'What is to be seen in it, in the language that was asked for; null where it is not written in it.',
    example: 'Two shepherds asleep on straw in front of their kennel',
  }),
  focusX: z.number().nullable().meta({ description: focusX.description, example: focusX.example }),
  focusY: z.number().nullable().meta({ description: focusY.description, example: focusY.example }),
})

/** What REST answers of a record besides the fields of its model. */
export const withPicture = ({ name }: Pick<Model, 'name'>) => ({
  picture: representation
    .meta({ title: `${name}Picture` })
    .optional()
    .meta({
      description:
        'What is said of the picture at `imageUrl`, where it is one that was uploaded here. Absent where nothing is.',
    }),
})

/** The same of one record; nothing where nothing is said. */
export const representPicture = (
  shown: ShownPicture | null | undefined,
  locale: Locale,
): { picture?: z.output<typeof representation> } =>
  shown ? { picture: { ...shown, alt: shown.alt[locale] } } : {}
