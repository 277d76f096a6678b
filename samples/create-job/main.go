package main

import (
	"context"
	"fmt"
	"log"
)

func main() {
	ctx := context.Background()
	easel, err := NewEasel()
	if err != nil {
		log.Fatal(err)
	}
	var created struct{ Job Job }
	err = easel.Call(ctx, "POST", "/v1/jobs", JSON{
		"requestId": RandomID(),
		"stages": []JSON{
			{"type": "INPUT_INITIALIZE", "inputInitialize": JSON{"seed": "2027351168", "count": 1}},
			{"type": "DIFFUSION", "diffusion": JSON{
				"sdModel":         "757279507095956705",
				"prompts":         []JSON{{"text": "a lighthouse on a cliff at dusk, oil painting"}},
				"negativePrompts": []JSON{{"text": "text, watermark"}},
				"width":           1024,
				"height":          1024,
				"sampler":         "DPM++ 2M Karras",
				"steps":           25,
				"cfgScale":        6,
			}},
		},
		"maxCredits": 2,
		"metadata":   JSON{"orderId": "A-20931"},
	}, &created)
	if err != nil {
		log.Fatal(err)
	}
	job := created.Job
	fmt.Printf("job %s is %s, credits reserved: %v\n", job.ID, job.Status, job.Credits)
}
