package main

import (
	"context"
	"errors"
	"fmt"
	"log"
)

func main() {
	ctx := context.Background()
	easel, err := NewEasel()
	if err != nil {
		log.Fatal(err)
	}
	modelID, accessKey := "777000111222333444", "mak_5Qz8uR2nT7wXc4Lb"

	var result struct {
		Model struct{ Name, BaseModel, ModelType string }
	}
	err = easel.Call(ctx, "GET", "/v1/models/"+modelID, nil, &result)
	var problem *Problem
	if errors.As(err, &problem) {
		fmt.Printf("without its key: %d %s\n", problem.Status, problem.Code)
	}
	withKey := *easel
	withKey.Headers = map[string]string{"X-Model-Access-Key": accessKey}
	err = withKey.Call(ctx, "GET", "/v1/models/"+modelID, nil, &result)
	if err != nil {
		log.Fatal(err)
	}
	model := result.Model
	fmt.Printf("with its key: %s, %s %s\n", model.Name, model.BaseModel, model.ModelType)
	lora := JSON{"loraModel": modelID, "loraAccessKey": accessKey, "weight": 0.8}
	var created struct{ Job Job }
	err = easel.Call(ctx, "POST", "/v1/jobs", JSON{
		"requestId": RandomID(),
		"stages": []JSON{
			{"type": "INPUT_INITIALIZE", "inputInitialize": JSON{"count": 1}},
			{"type": "DIFFUSION", "diffusion": JSON{
				"sdModel": "600423083519508503",
				"prompts": []JSON{{"text": "house style, a bicycle in front of a bakery"}},
				"steps":   20,
				"lora":    JSON{"items": []JSON{lora}},
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
	size, err := easel.Download(ctx, job.SuccessInfo.Images[0].URL, "bakery.png")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("%s, saved bakery.png (%d bytes)\n", job.Status, size)
}
