import { Circle, ShieldCheck } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { missingDetails } from '../../../schema/charity.ts'
import { type CharityForFormFragment, useAdminCharityQuery } from '../../generated/admin-operations.ts'
import { adminPaths } from '../../lib/paths.ts'
import { isSessionEnd } from '../../lib/session-end.ts'
import { unmask } from '../../lib/unmask.ts'
import { useSession } from '../../lib/use-session.ts'
import { Field } from '../../ui/field.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { AdminPage } from '../admin-page.tsx'
import { FormCard } from '../form/form-card.tsx'
import { RecordFormFrame } from '../form/record-form-frame.tsx'
import { RecordInput, RecordTexts, useFieldLabel } from '../form/record-inputs.tsx'
import { useLetterDelivery } from '../letters/use-letter-delivery.ts'
import { ListFailure } from '../list/list-failure.tsx'
import { WhoChanged } from '../trail/who-changed.tsx'
import { MissingDetails } from './missing-details.tsx'
import { useCharityForm } from './use-charity-form.ts'
import { useFieldOfAddress } from './use-field-of-address.ts'

interface AccountProps {
  form: ReturnType<typeof useCharityForm>['form']
  isPasswordAsked: boolean
}

/** Where gifts go. Whoever names another account shows that it is them, and is told who hears of it. */
const Account = ({ form, isPasswordAsked }: AccountProps) => {
  const { t } = useTranslation('admin')
  const { t: site } = useTranslation()
  const session = useSession()
  const delivery = useLetterDelivery() ?? 'off'
  const note = useId()
  const label = useFieldLabel(form)
  return (
    <FormCard title={t('charity.account')}>
      <div className="grid gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            {...form.field('iban')}
            label={label('iban')}
            hint={t('charity.ibanHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <RecordInput form={form} name="bankName" />
        </div>
        <div role="status" className="empty:hidden">
          {isPasswordAsked && (
            <p id={note} className="flex max-w-prose items-start gap-2.5">
              <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-forest-700" />
              {t(`charity.told.${delivery}`)}
            </p>
          )}
        </div>
        {isPasswordAsked && (
          <>
            <input type="text" value={session?.username ?? ''} autoComplete="username" readOnly hidden />
            <PasswordField
              {...form.field('currentPassword')}
              label={t('charity.password')}
              showLabel={site('accounts.showPassword')}
              hideLabel={site('accounts.hidePassword')}
              aria-describedby={note}
              autoComplete="current-password"
              required
              className="max-w-120"
            />
          </>
        )}
      </div>
    </FormCard>
  )
}

const CharityForm = ({ kept }: { kept: CharityForFormFragment }) => {
  const { t } = useTranslation('admin')
  const { form, isPasswordAsked, hasOtherAccount } = useCharityForm(kept)
  const delivery = useLetterDelivery() ?? 'off'
  const { en, ka } = kept.translations
  const missing = missingDetails({
    ...kept,
    name: { en: en.name, ka: ka.name },
    address: { en: en.address, ka: ka.address },
  })
  useFieldOfAddress()
  return (
    <>
      <div className="mb-4 grid justify-items-start gap-1.5">
        <p className="max-w-prose text-ink-soft">{t('charity.lead')}</p>
        {missing.length > 0 && (
          <p className="flex max-w-prose items-start gap-2.5 font-semibold">
            <Circle aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
            <span>
              <MissingDetails details={missing} />
            </span>
          </p>
        )}
        <WhoChanged kind="charity" id={kept.id} />
      </div>
      <RecordFormFrame
        form={form}
        done={{
          created: t('form.created'),
          updated: t(hasOtherAccount && delivery !== 'off' ? 'charity.updatedAndTold' : 'form.updated'),
        }}
        submit={t('form.save')}
        back={adminPaths('launch').list}
        toBack={t('charity.toLaunch')}
      >
        <RecordTexts
          form={form}
          hints={{ name: t('charity.nameHint') }}
          fallback={t('charity.bothLanguages')}
        />
        <FormCard title={t('charity.register')}>
          <RecordInput
            form={form}
            name="identificationCode"
            hint={t('charity.codeHint')}
            className="max-w-80"
          />
        </FormCard>
        <Account form={form} isPasswordAsked={isPasswordAsked} />
        <FormCard title={t('charity.tiers')}>
          <p className="mb-4 max-w-prose text-ink-soft">{t('charity.tiersText')}</p>
          <div className="grid items-start gap-5 sm:grid-cols-3">
            <RecordInput form={form} name="silverFrom" />
            <RecordInput form={form} name="goldenFrom" />
            <RecordInput form={form} name="platinumFrom" />
          </div>
        </FormCard>
      </RecordFormFrame>
    </>
  )
}

/** What the charity is, which whoever gives is told. */
const CharityPage = () => {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useAdminCharityQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const kept = unmask(data?.charity)
  const failed = error && !isSessionEnd(error)
  return (
    <AdminPage texts={t('charity.page', { returnObjects: true })}>
      {kept ? (
        <CharityForm kept={kept} />
      ) : failed ? (
        <ListFailure title={t('charity.failed')} onRetry={refetch} />
      ) : (
        <ListSkeleton text={t('charity.loading')} />
      )}
    </AdminPage>
  )
}

export { CharityPage as Component }
