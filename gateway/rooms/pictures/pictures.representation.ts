import { z } from 'zod'
import type { Locale } from '../../../schema/locales.ts'
import { type PictureUse, picture, pictureUse } from '../../../schema/picture-library.ts'
import { representationOf, representer } from '../../models/representation.ts'
import type { PictureWithUses } from './pictures.service.ts'

const represented = representer(picture)
const representUse = representer(pictureUse)

export const pictureRepresentation: z.ZodType = representationOf(picture)
  .extend({
    uses: z.array(representationOf(pictureUse)).meta({
      description: 'The projects and events that show it, the newest first and not more than twenty.',
    }),
  })
  .meta({ title: picture.name })

/** A picture as REST answers it. */
export const representPicture = ({ uses, ...bare }: PictureWithUses, locale: Locale): object => ({
  ...represented(bare, locale, true),
  uses: uses.map((use: PictureUse) => representUse(use, locale, true)),
})
