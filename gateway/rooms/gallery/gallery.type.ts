import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { type GalleryChange, gallerySlots } from '../../../schema/gallery.ts'
import type { Gallery } from './gallery.ts'

@ObjectType('Gallery', { description: 'The videos of the gallery.', simpleResolvers: true })
export class GalleryType implements Gallery {
  @Field(() => [String], { description: `At most ${gallerySlots} YouTube links or video ids.` })
  videoLinks: string[]

  @Field(() => Int, { description: 'Raised by every change.' })
  version: number
}

@InputType({ description: 'The whole gallery: what is not listed goes.' })
export class GalleryInput implements GalleryChange {
  @Field(() => [String], { description: `At most ${gallerySlots}; an empty string is an empty slot.` })
  videoLinks: string[]

  @Field(() => Int, {
    nullable: true,
    description: 'What the change was made from: refused with `edit_conflict` when it is no longer current.',
  })
  version?: number
}
