import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Construct } from 'constructs'
import type { Stage } from '#infra/stage.ts'

/** The shares of the month's budget at which the operator is notified. */
export const budgetPercents = [50, 80, 100] as const

/** The monthly budget of the account. It stops nothing: a market that is closed by its bill loses more than the bill. */
export const budget = (scope: Construct, { name, monthlyBudgetUsd, operatorMail }: Stage): CfnBudget =>
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `sayara-${name}`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' },
    },
    ...(operatorMail && {
      notificationsWithSubscribers: budgetPercents.map((threshold) => ({
        notification: {
          notificationType: 'ACTUAL',
          comparisonOperator: 'GREATER_THAN',
          threshold,
          thresholdType: 'PERCENTAGE',
        },
        subscribers: [{ subscriptionType: 'EMAIL', address: operatorMail }],
      })),
    }),
  })
