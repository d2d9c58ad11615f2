/** The drizzle schema. SQL in platform/db/migrations/ creates the tables; a test checks that both agree. */

import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { resultSources } from '#contract/plain/brand.ts'
import { accountStatuses, userRoles } from '#contract/plain/people.ts'

export const timeColumn = (column: string) => timestamp(column, { withTimezone: true })
export const nowColumn = (column: string) => timeColumn(column).notNull().defaultNow()

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  passwordHash: text('password_hash'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  profileImageUrl: text('profile_image_url'),
  companyName: text('company_name'),
  jobTitle: text('job_title'),
  keptWords: text('kept_words').array().notNull().default([]),
  stripeCustomerId: text('stripe_customer_id'),
  stripeSubscriptionId: text('stripe_subscription_id'),
  subscriptionStatus: text('subscription_status', { enum: ['active', 'inactive', 'trialing', 'past_due', 'canceled'] })
    .notNull()
    .default('inactive'),
  subscriptionPlan: text('subscription_plan'),
  subscriptionStartDate: timeColumn('subscription_start_date'),
  subscriptionEndDate: timeColumn('subscription_end_date'),
  ownedPlans: text('owned_plans').array().notNull().default([]),
  pastDueSince: timeColumn('past_due_since'),
  hasAccess: boolean('has_access').notNull().default(false),
  hasPaidAccess: boolean('has_paid_access').notNull().default(false),
  hasFreeMonth: boolean('has_free_month').notNull().default(false),
  paymentDate: timeColumn('payment_date'),
  paymentAmount: integer('payment_amount'),
  isAdmin: boolean('is_admin').notNull().default(false),
  userRole: text('user_role', { enum: userRoles }).notNull().default('customer'),
  accountStatus: text('account_status', { enum: accountStatuses }).notNull().default('active'),
  lastLoginAt: timeColumn('last_login_at'),
  billing: jsonb().$type<unknown>(),
  notes: text(),
  onboardingCompleted: boolean('onboarding_completed').notNull().default(false),
  secondFactorSince: timeColumn('second_factor_since'),
  emailProvenAt: timeColumn('email_proven_at'),
  trialMailAt: timeColumn('trial_mail_at'),
  createdAt: nowColumn('created_at'),
  updatedAt: nowColumn('updated_at'),
  givenUntil: timeColumn('given_until'),
  businessName: text('business_name').notNull().default(''),
  /** The migrations define the real expression: email, names, business and the account's status. */
  searchText: text('search_text').notNull().generatedAlwaysAs(sql`''`),
  nameKey: text('name_key').notNull().generatedAlwaysAs(sql`lower(first_name || ' ' || last_name)`),
})

export const brands = pgTable('brands', {
  id: uuid().primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  businessName: text('business_name'),
  industry: text(),
  companySize: text('company_size'),
  monthlyRevenue: text('monthly_revenue'),
  keyStakeholders: text('key_stakeholders'),
  productsServices: text('products_services'),
  idealClientDescription: text('ideal_client_description'),
  primaryGoal: text('primary_goal'),
  competitiveDifferentiator: text('competitive_differentiator'),
  customerPainPoints: text('customer_pain_points'),
  sentences: jsonb().$type<unknown>().notNull().default({}),
  brandAttributes: text('brand_attributes'),
  attributesData: jsonb('attributes_data').$type<unknown>().notNull().default({}),
  attributesStep: integer('attributes_step').notNull().default(0),
  attributesRevision: text('attributes_revision').notNull(),
  brandAttributesCompleted: boolean('brand_attributes_completed').notNull().default(false),
  uvpVariations: jsonb('uvp_variations').$type<unknown>().notNull().default([]),
  uvpSource: text('uvp_source', { enum: resultSources }),
  uvpMadeFrom: text('uvp_made_from'),
  uvpSeed: integer('uvp_seed').notNull().default(0),
  chosenUvp: text('chosen_uvp'),
  taglines: jsonb().$type<unknown>().notNull().default([]),
  taglinesSource: text('taglines_source', { enum: resultSources }),
  taglinesMadeFrom: text('taglines_made_from'),
  taglinesMadeAt: timeColumn('taglines_made_at'),
  taglinesSeed: integer('taglines_seed').notNull().default(0),
  chosenTagline: text('chosen_tagline'),
  coreValues: jsonb('core_values').$type<unknown>().notNull().default([]),
  coreValuesRevision: text('core_values_revision').notNull().default(''),
  brandArchetype: jsonb('brand_archetype').$type<unknown>(),
  archetypeUse: jsonb('archetype_use').$type<unknown>(),
  brandArchetypeData: jsonb('brand_archetype_data').$type<unknown>(),
  brandArchetypeCompleted: boolean('brand_archetype_completed').notNull().default(false),
  websiteReviewCompleted: boolean('website_review_completed').notNull().default(false),
  toolCompletions: jsonb('tool_completions').$type<unknown>().notNull().default({}),
  bothRight: jsonb('both_right').$type<unknown>().notNull().default([]),
  brandAssets: jsonb('brand_assets').$type<unknown>(),
  createdAt: nowColumn('created_at'),
  updatedAt: nowColumn('updated_at'),
})

export const brandVersions = pgTable(
  'brand_versions',
  {
    brandId: uuid('brand_id').notNull(),
    part: text({ enum: ['attributes', 'uvps', 'taglines', 'values', 'archetype'] }).notNull(),
    number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    reason: text().notNull(),
    value: jsonb().$type<unknown>().notNull(),
    replacedAt: nowColumn('replaced_at'),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.part, table.number] })],
)

export const sessions = pgTable('sessions', {
  sid: text().primaryKey(),
  sess: jsonb().$type<unknown>().notNull().default({}),
  expire: timeColumn('expire').notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: nowColumn('created_at'),
  id: uuid().notNull().defaultRandom(),
  device: text(),
  impersonatorId: uuid('impersonator_id'),
  confirmedAt: timeColumn('confirmed_at'),
  hasUsedFactor: boolean('has_used_factor').notNull().default(false),
})

export const usedTrials = pgTable('used_trials', { emailHash: text('email_hash').primaryKey() })
export const usedFreeAccess = pgTable('used_free_access', { emailHash: text('email_hash').primaryKey() })

export const passwordResets = pgTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  expiresAt: timeColumn('expires_at').notNull(),
  createdAt: nowColumn('created_at'),
})

export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id').primaryKey(),
  secret: text().notNull(),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: nowColumn('created_at'),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: uuid('user_id').notNull(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Hashed ids of sign-in tokens that were used, so that none works twice. */
export const usedLinks = pgTable('used_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  expiresAt: timeColumn('expires_at').notNull(),
})

export const brandSessions = pgTable('brand_sessions', {
  id: uuid().primaryKey(),
  tokenHash: text('token_hash').notNull(),
  email: text(),
  currentStep: text('current_step').notNull().default('business_info'),
  currentColumn: integer('current_column').notNull().default(0),
  firstName: text('first_name'),
  lastName: text('last_name'),
  businessName: text('business_name'),
  companySize: text('company_size'),
  monthlyRevenue: text('monthly_revenue'),
  industry: text(),
  keyStakeholders: text('key_stakeholders'),
  brandAttributes: text('brand_attributes'),
  attributesData: jsonb('attributes_data').$type<unknown>(),
  selectedUvp: text('selected_uvp'),
  progressPercentage: integer('progress_percentage').notNull().default(0),
  lastSaved: nowColumn('last_saved'),
  createdAt: nowColumn('created_at'),
  updatedAt: nowColumn('updated_at'),
  expiresAt: timeColumn('expires_at').notNull(),
  joinedAt: timeColumn('joined_at'),
  linkHash: text('link_hash'),
})

export const brandAudits = pgTable('brand_audits', {
  id: uuid().primaryKey(),
  brandId: uuid('brand_id').notNull(),
  websiteUrl: text('website_url').notNull(),
  brandArchetype: text('brand_archetype').notNull(),
  coreValues: jsonb('core_values').$type<unknown>().notNull(),
  targetAudience: text('target_audience').notNull(),
  brandTone: text('brand_tone').notNull(),
  socialHandles: jsonb('social_handles').$type<unknown>().notNull(),
  email: text(),
  websiteContent: jsonb('website_content').$type<unknown>(),
  status: text({ enum: ['queued', 'fetching', 'analysing', 'complete', 'failed'] })
    .notNull()
    .default('queued'),
  reason: text(),
  analysis: jsonb().$type<unknown>(),
  figures: jsonb().$type<unknown>(),
  changes: jsonb().$type<unknown>(),
  passages: jsonb().$type<unknown>(),
  judgments: jsonb().$type<unknown>(),
  shareToken: text('share_token'),
  createdAt: nowColumn('created_at'),
  updatedAt: nowColumn('updated_at'),
})

export const auditMarks = pgTable(
  'audit_marks',
  {
    brandId: uuid('brand_id').notNull(),
    site: text().notNull(),
    checkId: text('check_id').notNull(),
    mark: text({ enum: ['intended', 'done'] }).notNull(),
    markedAt: nowColumn('marked_at'),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.site, table.checkId] })],
)

/** Judgments of a language model that an owner sees otherwise, by their quotes. */
export const auditSetAside = pgTable(
  'audit_set_aside',
  {
    brandId: uuid('brand_id').notNull(),
    site: text().notNull(),
    pair: text().notNull(),
    one: text().notNull(),
    other: text().notNull(),
    setAsideAt: nowColumn('set_aside_at'),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.site, table.pair] })],
)

export const auditMails = pgTable('audit_mails', {
  id: uuid().primaryKey(),
  auditId: uuid('audit_id').notNull(),
  userId: uuid('user_id').notNull(),
  address: text().notNull(),
  tokenHash: text('token_hash'),
  confirmedAt: timeColumn('confirmed_at'),
  sentAt: timeColumn('sent_at'),
  queuedAt: timeColumn('queued_at'),
  failedAt: timeColumn('failed_at'),
  createdAt: nowColumn('created_at'),
})

export const conversations = pgTable('conversations', {
  id: uuid().primaryKey(),
  brandId: uuid('brand_id').notNull(),
  /** Each core value has a conversation of its own, named `core-values:` and its id. */
  tool: text().$type<'core-values' | `core-values:${string}` | 'brand-archetype' | 'strategist'>().notNull(),
  answeringUntil: timeColumn('answering_until'),
  createdAt: nowColumn('created_at'),
  endedAt: timeColumn('ended_at'),
})

export const conversationMessages = pgTable(
  'conversation_messages',
  {
    conversationId: uuid('conversation_id').notNull(),
    number: integer().notNull(),
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    content: text().notNull(),
    /** What the tool stores with the message, such as which question was asked. */
    detail: jsonb().$type<unknown>(),
    createdAt: nowColumn('created_at'),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.number] })],
)

/** What admins did or attempted; append-only. */
export const adminLog = pgTable('admin_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: nowColumn('at'),
  adminId: uuid('admin_id'),
  userId: uuid('user_id'),
  action: text().notNull(),
  subject: text(),
  before: jsonb().$type<unknown>(),
  after: jsonb().$type<unknown>(),
  refusal: text(),
})

export const waitlist = pgTable('waitlist', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull(),
  firstName: text('first_name').notNull(),
  listName: text('list_name').notNull(),
  createdAt: nowColumn('created_at'),
})
