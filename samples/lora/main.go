package main

import (
	"context"
	"fmt"
	"log"
	"strings"
)

func main() {
	ctx := context.Background()
	easel, err := NewEasel()
	if err != nil {
		log.Fatal(err)
	}
	var result struct {
		Model struct {
			ID, Name, BaseModel string
			TriggerWords        []string
		}
	}
	err = easel.Call(ctx, "GET", "/v1/models/651235467812340001", nil, &result)
	if err != nil {
		log.Fatal(err)
	}
	lora := result.Model
	words := strings.Join(lora.TriggerWords, ", ")
	fmt.Printf("%s goes with %s, trigger words: %s\n", lora.Name, lora.BaseModel, words)
	var created struct{ Job Job }
	err = easel.Call(ctx, "POST", "/v1/jobs", JSON{
		"requestId": RandomID(),
		"stages": []JSON{
			{"type": "INPUT_INITIALIZE", "inputInitialize": JSON{"count": 1}},
			{"type": "DIFFUSION", "diffusion": JSON{
				"sdModel": "757279507095956705",
				"prompts": []JSON{{"text": words + ", a lighthouse on a cliff"}},
				"steps":   25,
				"lora":    JSON{"items": []JSON{{"loraModel": lora.ID, "weight": 0.7}}},
			}},
		},
	}, &created)
	if err != nil {
		log.Fatal(err)
	}
	job, err := easel.WaitForJob(ctx, created.Job.ID)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%s, credits charged: %v\n", job.Status, job.CreditsCharged)
	size, err := easel.Download(ctx, job.SuccessInfo.Images[0].URL, "ink-wash.png")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("saved ink-wash.png (%d bytes)\n", size)
}
