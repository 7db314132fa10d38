import { defineModel, type RecordOf } from '../../schema/model.ts'
import {
  choice,
  forTeam,
  hidden,
  instant,
  kept,
  localizedText,
  recordVersion,
  text,
  withDefault,
} from '../../schema/model-fields.ts'

const label = (en: string) => ({ en, ka: en })

/** A model made up for tests: a field of every way of being written and read. */
export const dog = defineModel({
  name: 'Dog',
  singular: 'dog',
  plural: 'dogs',
  table: 'dogs',
  permissions: { read: 'content:read', write: 'content:write' },
  description: 'A dog that was on the street.',
  exampleId: '01a0570c-0280-7065-8aa2-eb52794f39e5',
  fields: {
    version: recordVersion,
    name: localizedText({
      label: label('Name'),
      description: 'What it answers to.',
      required: true,
      maximum: 20,
      example: { en: 'Kursha', ka: 'ყურშა' },
    }),
    story: localizedText({
      label: label('Story'),
      description: 'Where it came from.',
      required: false,
      maximum: 2000,
      example: { en: 'From Gori.', ka: 'გორიდან.' },
    }),
    size: withDefault(
      'small',
      choice({
        label: label('Size'),
        description: 'How much room it takes.',
        optional: false,
        options: {
          small: { label: { en: 'Small', ka: 'პატარა' }, description: 'Fits under a chair.' },
          large: { label: { en: 'Large', ka: 'დიდი' }, description: 'Fits under a table.' },
        },
        example: 'large',
      }),
    ),
    chip: forTeam(
      text({
        label: label('Chip'),
        description: 'The number under its skin.',
        optional: false,
        maximum: 15,
        example: '268000012345678',
      }),
    ),
    finderPhone: hidden(
      text({
        label: label('Phone'),
        description: 'Of who found it.',
        optional: true,
        maximum: 20,
        example: '+995 555 00 00 00',
      }),
    ),
    arrivedAt: kept(
      instant({
        label: label('Arrived'),
        description: 'When it came to us.',
        optional: false,
        example: '2026-11-19T16:20:00.000Z',
      }),
    ),
  },
  sorts: { created: 'When it was written down.', name: 'In the language asked for.' },
  filters: { large: 'Only large ones.' },
})

/** A dog as a service answers it, without a story. */
export const kursha: RecordOf<typeof dog> = {
  id: dog.exampleId,
  version: 1,
  name: { en: 'Kursha', ka: null },
  story: { en: null, ka: null },
  size: 'large',
  chip: '268000012345678',
  arrivedAt: '2026-11-19T16:20:00.000Z',
}
