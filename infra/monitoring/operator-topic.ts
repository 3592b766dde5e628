import { Aws } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Subscription, SubscriptionProtocol, Topic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'
import { ownKey } from '#infra/constructs/own-key.ts'
import type { Stage } from '#infra/stage.ts'

const alarms = new ServicePrincipal('cloudwatch.amazonaws.com')
const ofThisAccount = { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } }

/**
 * Where alarms go, and from there to the operator's mail; AWS asks that address once whether it wants them. Under a key of our own:
 * with AWS's own key for topics, alarms may not publish.
 */
export const operatorTopic = (scope: Construct, stage: Stage): Topic => {
  const key = ownKey(scope, 'AlarmKey', stage, {
    description: 'What alarms say on their way to the operator',
    uses: [
      new PolicyStatement({
        principals: [alarms],
        actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
        resources: ['*'],
        conditions: ofThisAccount,
      }),
    ],
  })
  const topic = new Topic(scope, 'Alarms', {
    topicName: `sayara-${stage.name}-alarms`,
    masterKey: key,
    enforceSSL: true,
  })
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [alarms],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: ofThisAccount,
    }),
  )
  if (stage.operatorMail)
    new Subscription(scope, 'Operator', {
      topic,
      protocol: SubscriptionProtocol.EMAIL,
      endpoint: stage.operatorMail,
    })
  return topic
}
