import { useTranslation } from 'react-i18next'
import { giftOrders, giftStates } from '../../../schema/list-addresses.ts'
import { DisclosureButton, useDisclosure } from '../../ui/disclosure.tsx'
import { Select } from '../../ui/select.tsx'
import { DayFields } from '../analytics/day-fields.tsx'
import { SearchBox } from '../list/search-box.tsx'
import { methods } from './method-of.ts'
import type { GiftParams } from './use-gift-params.ts'
import { useProjectChoice } from './use-project-choice.ts'

const narrow = { isPillOnPhone: true, className: 'max-sm:shrink-0 sm:flex-1 sm:basis-44 sm:max-w-72' }

/** What the list of gifts is narrowed to and sorted by; days and the method are a press further. */
export const GiftsToolbar = ({ list }: { list: GiftParams }) => {
  const { t } = useTranslation('admin')
  const { data } = useProjectChoice()
  const { button, region, isOpen } = useDisclosure()
  const projects = (data?.projects?.nodes ?? []).map(({ id, title }) => [id, title] as const)
  const isUnlisted = list.project !== '' && projects.every(([id]) => id !== list.project)
  const isChosen = list.from !== '' || list.until !== '' || list.method !== ''
  const isShown = isOpen || isChosen
  return (
    <div className="mb-2 grid grid-cols-[minmax(0,1fr)] gap-2 print:hidden sm:mb-4">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2 sm:gap-y-3">
        <SearchBox
          label={t('gifts.list.reference')}
          search={list.search}
          onSearch={(search) => list.choose({ search })}
          className="max-sm:basis-full"
        />
        <div className="relative -mx-gutter -my-1.5 flex w-screen gap-2 overflow-x-auto px-gutter py-1.5 [scrollbar-width:none] sm:contents">
          <Select
            {...narrow}
            label={t('gifts.list.project')}
            value={list.project}
            options={[
              ['', t('gifts.list.allProjects')],
              ...(isUnlisted ? [[list.project, t('gifts.otherProject')] as const] : []),
              ...projects,
            ]}
            onChoose={(project) => list.choose({ project })}
          />
          <Select<GiftParams['status']>
            {...narrow}
            label={t('gifts.list.status')}
            value={list.status}
            options={[
              ['', t('gifts.list.allStatuses')],
              ...giftStates.map((status) => [status, t(`gifts.states.${status}`)] as const),
            ]}
            onChoose={(status) => list.choose({ status })}
          />
          <Select
            {...narrow}
            label={t('gifts.list.order')}
            value={list.search === '' ? list.order : 'reference'}
            options={
              list.search === ''
                ? giftOrders.map((order) => [order, t(`gifts.list.orders.${order}`)] as const)
                : [['reference', t('gifts.list.byReference')] as const]
            }
            onChoose={(order) => order !== 'reference' && list.choose({ order })}
          />
        </div>
      </div>
      {!isChosen && (
        <p>
          <DisclosureButton {...button}>{t('gifts.list.more')}</DisclosureButton>
        </p>
      )}
      <div {...region} hidden={!isShown} className="flex flex-wrap items-end gap-x-4 gap-y-2">
        {isShown && (
          <>
            <DayFields
              days={{ from: list.from || null, until: list.until || null }}
              onChange={(end, day) => list.choose({ [end]: day ?? '' })}
            />
            <Select<GiftParams['method']>
              label={t('gifts.list.method')}
              value={list.method}
              options={[
                ['', t('gifts.list.allMethods')],
                ...methods.map((method) => [method, t(`gifts.methods.${method}`)] as const),
              ]}
              onChoose={(method) => list.choose({ method })}
              className="mb-5 flex-1 basis-44 sm:max-w-72"
            />
          </>
        )}
      </div>
    </div>
  )
}
