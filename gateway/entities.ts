import { EndedTokenEntity } from './accounts/ended-token.entity.ts'
import { LoginAttemptEntity } from './accounts/login-attempt.entity.ts'
import { UserEntity } from './accounts/user.entity.ts'
import { ContactMessageEntity } from './contacts/contact-message.entity.ts'
import { DonationEntity } from './donations/donation.entity.ts'
import { DonationRequestEntity } from './donations/donation-request.entity.ts'
import { DonorEntity } from './donations/donor.entity.ts'
import { ProjectMonthEntity } from './donations/project-month.entity.ts'
import { ProjectTotalEntity } from './donations/project-total.entity.ts'
import { EventEntity } from './events/event.entity.ts'
import { EventSubscriberEntity } from './events/event-subscriber.entity.ts'
import { GallerySlotEntity } from './gallery/gallery-slot.entity.ts'
import { NewsletterSubscriptionEntity } from './newsletter/newsletter-subscription.entity.ts'
import { ProjectEntity } from './projects/project.entity.ts'

/** Every table the gateway knows. */
export const entities = [
  UserEntity,
  LoginAttemptEntity,
  EndedTokenEntity,
  DonorEntity,
  ProjectEntity,
  ProjectTotalEntity,
  ProjectMonthEntity,
  DonationEntity,
  DonationRequestEntity,
  EventEntity,
  EventSubscriberEntity,
  GallerySlotEntity,
  ContactMessageEntity,
  NewsletterSubscriptionEntity,
]
